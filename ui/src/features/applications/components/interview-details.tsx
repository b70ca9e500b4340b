import { CalendarPlus, Clock } from 'lucide';
import { useInterviewsOf } from '../../../data/interviews/interviews';
import { useSite } from '../../../data/site/site';
import { Place } from '../../../domain/interviews/place';
import { wayOf } from '../../../domain/interviews/words';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import type { Application } from '../../../lib/api';
import { moment } from '../../../lib/moment';

/** When, how and where the interview is, with a file for the calendar. */
export function InterviewDetails({ application, now = Date.now() }: { application: Application; now?: number }) {
  const { zone } = useSite();
  const { interview } = application;
  if (!interview) return null;
  const { text, own } = moment(interview.at, zone);
  const isPast = interview.at < now;
  return (
    <section className={isPast ? 'interview past' : 'interview'} aria-label="Interview">
      <Icon of={Clock} />
      <div className="grow stack gap-1">
        <p className="b">
          {isPast ? 'The interview was ' : 'Interview: '}
          {text}
        </p>
        {own && <p className="sm mut">{own} where you are</p>}
        <p className="sm break">
          {wayOf(interview.how)}: <Place text={interview.where} />
        </p>
        {interview.note && <p className="sm break">“{interview.note}”</p>}
        {!isPast && (
          <div className="row wrp gap-3">
            <a className="tap sm" href={`/api/applications/${application.id}/interview.ics`} download>
              <Icon of={CalendarPlus} size="s" />
              Add to calendar
            </a>
            <PrepareLink application={application} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Leads to the interview's own page, where it's prepared, moved and canceled. */
function PrepareLink({ application }: { application: Application }) {
  const interview = useInterviewsOf(application.id).data?.items[0];
  if (!interview) return null;
  return (
    <Link className="tap sm" to={`/interviews/${interview.id}`}>
      Prepare or move it
    </Link>
  );
}

/** When and where the interview is, in one line. */
export function InterviewLine({ application, now = Date.now() }: { application: Application; now?: number }) {
  const { zone } = useSite();
  const { interview } = application;
  if (!interview) return null;
  const { text, own } = moment(interview.at, zone);
  return (
    <p className="sm break">
      <b>
        {interview.at < now ? 'Interview was ' : 'Interview '}
        {text}
      </b>
      {own && ` (${own} where you are)`}, {interview.where}
    </p>
  );
}
