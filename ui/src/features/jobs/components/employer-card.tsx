import { Check } from 'lucide';
import { trackRecordFacts } from '../../../domain/track-record';
import { Avatar } from '../../../kit/avatar';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import type { Job } from '../../../lib/api';

/** The employer and their track record. */
export function EmployerCard({ job }: { job: Job }) {
  const facts = job.trackRecord ? trackRecordFacts(job.trackRecord) : [];
  return (
    <section className="card card-p stack gap-3">
      <div className="row gap-3">
        <Avatar id={job.employerId} name={job.postedBy} />
        <div className="grow">
          <h2 className="card-title break">
            {job.hiringName ? (
              job.postedBy
            ) : (
              <Link className="tap" to={`/employers/${job.employerId}`}>
                {job.postedBy}
              </Link>
            )}
          </h2>
          {job.hiringName && <p className="sm mut">From another site. The office added it here.</p>}
        </div>
      </div>
      {facts.length > 0 && (
        <ul className="stack gap-1">
          {facts.map((fact) => (
            <li key={fact} className="row top gap-1">
              <Icon of={Check} size="s" />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      )}
      {job.trackRecord && facts.length === 0 && <p className="mut">New here, so there’s nothing to show yet.</p>}
      {job.trackRecord && <p className="sm dim">Based on activity on this site. No one can edit it.</p>}
    </section>
  );
}
