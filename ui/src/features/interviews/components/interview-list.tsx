import { useSite } from '../../../data/site/site';
import { otherSide, statusLabel, wayOf } from '../../../domain/interviews/words';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import type { ArrangedInterview } from '../../../lib/api';
import { moment } from '../../../lib/moment';
import { until } from '../../../lib/until';

/** Interviews, each with the other side, the job and the time. */
export function InterviewList({ items, label }: { items: ArrangedInterview[]; label: string }) {
  return (
    <ul className="card card-p" aria-label={label}>
      {items.map((interview) => (
        <li key={interview.id} className="list-row">
          <Row interview={interview} />
        </li>
      ))}
    </ul>
  );
}

function Row({ interview }: { interview: ArrangedInterview }) {
  const { label, tone } = statusLabel(interview);
  return (
    <Link className="talk" to={`/interviews/${interview.id}`}>
      <span className="grow talk-text">
        <span className="row top wrp gap-2 sp">
          <b className="break">{otherSide(interview)}</b>
          <Pill tone={tone}>{label}</Pill>
        </span>
        <span className="sm mut break">{interview.jobTitle}</span>
        <When interview={interview} />
      </span>
    </Link>
  );
}

function When({ interview }: { interview: ArrangedInterview }) {
  const { zone } = useSite();
  const { at, endsAt, times, fromHours, how, status } = interview;
  if (at === null) {
    if (status === 'cancelled') return null;
    if (status === 'lapsed') return <span className="sm">The proposed times have passed.</span>;
    if (fromHours) return <span className="sm">From the interview hours</span>;
    const [first] = times;
    return first === undefined ? null : (
      <span className="sm">
        {moment(first, zone).text}
        {times.length > 1 && `, or ${times.length - 1} more`}
      </span>
    );
  }
  const { text, own } = moment(at, zone);
  return (
    <>
      <span>
        {text}
        {status === 'confirmed' && <span className="mut">, {until(at, endsAt)}</span>}
      </span>
      {own && <span className="sm mut">{own} where you are</span>}
      {status === 'confirmed' && <span className="sm mut">{wayOf(how)}</span>}
    </>
  );
}
