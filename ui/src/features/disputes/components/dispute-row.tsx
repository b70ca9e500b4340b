import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import type { Dispute } from '../../../lib/api';
import { date } from '../../../lib/format';
import { stateLabels, subject } from '../words';

/** A dispute in a list. */
export function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { id, work, employer, worker, state, dueAt, endedAt } = dispute;
  const { label, tone } = stateLabels[state];
  return (
    <li className="list-row row gap-3">
      <span className="grow break">
        <Link className="row-title" to={`/disputes/${id}`}>
          {work}
        </Link>
        <span className="sm mut block">{subject(dispute)}</span>
        <span className="sm mut block">
          {employer} and {worker}
          {endedAt !== null ? ` · ended ${date(endedAt)}` : dueAt !== null && ` · until ${date(dueAt - 1)}`}
        </span>
      </span>
      <Pill tone={tone}>{label}</Pill>
    </li>
  );
}
