import { Banner } from '../../../kit/banner';
import { Link } from '../../../kit/link';
import type { Job, JobStatus } from '../../../lib/api';

const banners: Partial<Record<JobStatus, { lead: string; text: string }>> = {
  draft: { lead: 'This is a draft.', text: 'Only you can see it.' },
  pending_payment: { lead: 'Waiting for payment.', text: 'It goes live once the fee is paid.' },
  paused: { lead: 'This job is paused.', text: 'It isn’t taking applications right now.' },
  filled: { lead: 'This job is filled.', text: 'Someone was hired.' },
  closed: { lead: 'This job is closed.', text: 'It’s no longer taking applications.' },
  expired: { lead: 'This job has expired.', text: 'It’s no longer listed.' },
  refused: { lead: 'This job was taken down.', text: 'It didn’t follow our rules.' },
};

/** Explains why the job isn't taking applications and links to similar ones. */
export function JobStatusBanner({ job }: { job: Job }) {
  const banner = banners[job.status];
  if (!banner) return null;
  return (
    <Banner kind="warn" lead={banner.lead}>
      {job.refusal ?? banner.text}{' '}
      {!job.viewer.isOwner && (
        <Link className="tap" to={`/jobs?category=${job.category}`}>
          See similar jobs
        </Link>
      )}
    </Banner>
  );
}
