import { Link } from '../../../kit/link';
import type { Contract } from '../../../lib/api';

/** Where to go from a contract: the job, the others on it, a dispute. */
export function PostingLinks({
  contract: { id, jobId, applicationId, disputeId, activeAt, ownSide },
  isEmployer,
}: {
  contract: Contract;
  isEmployer: boolean;
}) {
  return (
    <div className="actions">
      <Link className="tap" to="/project-management">
        All your contracts
      </Link>
      {activeAt !== null && ownSide && disputeId === null && (
        <Link className="tap" to={`/file-dispute?contract=${id}`}>
          File a dispute
        </Link>
      )}
      {jobId !== null && isEmployer && (
        <Link className="tap" to={`/project-management?job=${jobId}`}>
          Everyone on this job
        </Link>
      )}
      {jobId !== null && (
        <Link className="tap" to={`/jobs/${jobId}`}>
          View job
        </Link>
      )}
      {jobId !== null && applicationId !== null && (
        <Link className="tap" to={isEmployer ? `/jobs/${jobId}/applicants` : '/my-jobs?tab=applied'}>
          {isEmployer ? 'All applicants' : 'Your applications'}
        </Link>
      )}
    </div>
  );
}
