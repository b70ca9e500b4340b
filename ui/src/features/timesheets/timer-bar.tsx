import { Square } from 'lucide';
import { useRecorder } from '../../data/timesheets/record';
import { runningOf, useRecorded } from '../../data/timesheets/recorded';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { Link } from '../../kit/link';
import { publishHeight } from '../../kit/publish-height';
import { useLocation } from '../../lib/router/hooks';
import { Ticking } from './components/ticking';

const publishBar = publishHeight('--timer-h');

/** The running timer on every page but its contract's, and a word about hours that the site refused. */
export default function TimerBar() {
  const recorded = useRecorded();
  const { stop } = useRecorder();
  const { pathname } = useLocation();
  const running = runningOf(recorded);
  const refused = recorded.hours.find(({ failure }) => failure !== null);
  const shown = refused ?? running;
  if (!shown || pathname === `/contracts/${shown.contract}`) return null;
  return (
    <section ref={publishBar} className="timer-bar" aria-label="Timer">
      {refused ? (
        <span className="grow">Some hours for “{refused.title}” aren’t saved.</span>
      ) : (
        <>
          <Ticking since={shown.startedAt} className="timer-bar-time" />
          <Link className="grow trunc" to={`/contracts/${shown.contract}`}>
            {shown.title}
          </Link>
        </>
      )}
      {refused ? (
        <Link className="tap" to={`/contracts/${refused.contract}#hours`}>
          Look at them
        </Link>
      ) : (
        <Button size="sm" variant="marigold" onClick={() => stop(shown.clientId)}>
          <Icon of={Square} size="s" /> Stop
        </Button>
      )}
    </section>
  );
}
