import { Phone, Video } from 'lucide';
import { isOnMap } from '../../../domain/interviews/place';
import { otherSide } from '../../../domain/interviews/words';
import { MapLink } from '../../../domain/map-link';
import { MessageButton } from '../../../domain/message-button';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { Title } from '../../../kit/title';
import type { ArrangedInterview } from '../../../lib/api';
import { isPhone, isWebLink, telHref } from '../../../lib/contact';
import { until } from '../../../lib/until';
import { useNow } from '../../../lib/use-now';

/** Who it's with, about what and how soon, and the way to get there. */
export function Heading({ interview }: { interview: ArrangedInterview }) {
  const { jobId, jobTitle, status, applicationId, ownSide } = interview;
  return (
    <div className="stack gap-3">
      <div>
        <nav className="crumb" aria-label="Breadcrumb">
          <Link to="/interviews">Interviews</Link>
        </nav>
        <Title>{`Interview with ${otherSide(interview)}`}</Title>
        <p className="break">
          About <Link to={`/jobs/${jobId}`}>{jobTitle}</Link>
        </p>
        {status === 'confirmed' && <Countdown interview={interview} />}
      </div>
      <div className="row wrp gap-2">
        {status === 'confirmed' && <GetThere interview={interview} />}
        {ownSide && <MessageButton kind="application" id={applicationId} />}
      </div>
    </div>
  );
}

function Countdown({ interview: { at, endsAt } }: { interview: ArrangedInterview }) {
  const now = useNow();
  if (at === null) return null;
  const soon = until(at, endsAt, now);
  return <p className="b">{soon === 'now' ? 'It starts now.' : soon === 'over' ? 'It’s over.' : `It starts ${soon}.`}</p>;
}

/** A button to call, to join or to find the way, if the place is a number, a link or an address. */
function GetThere({ interview }: { interview: ArrangedInterview }) {
  const { where } = interview;
  if (isPhone(where)) {
    return (
      <a className="btn btn-s" href={telHref(where)}>
        <Icon of={Phone} size="s" />
        Call {where}
      </a>
    );
  }
  if (isOnMap(interview)) return <MapLink address={where} className="btn btn-s" />;
  if (!isWebLink(where)) return null;
  return (
    <a className="btn btn-s" href={where} target="_blank" rel="noopener noreferrer nofollow">
      <Icon of={Video} size="s" />
      Join the call
    </a>
  );
}
