import { useApplicants } from '../../../data/applications/applicants';
import { Link } from '../../../kit/link';
import { Agreement } from './agreement';

/** The people hired for a job, and how to reach them. */
export default function HiredPeople({ jobId }: { jobId: number }) {
  const list = useApplicants(String(jobId), { group: 'hired', limit: '5' }).data;
  if (!list || list.items.length === 0) return null;
  return (
    <section className="card stack gap-4" aria-label="Hired">
      <h2 className="slip-title">Hired</h2>
      {list.items.map((application) => (
        <Agreement key={application.id} application={application} side="employer" />
      ))}
      {list.nextCursor && <Link to={`/jobs/${jobId}/applicants?group=hired`}>Everyone you hired</Link>}
    </section>
  );
}
