import { Link } from 'react-router';
import { NoticeBar } from '../../../kit/notice-bar';
import type { Job, JobStatus } from '../../../lib/api';

const words: Partial<Record<JobStatus, { lead: string; text: string }>> = {
  draft: { lead: 'This is a draft.', text: 'Only you can see it.' },
  pending_payment: { lead: 'Waiting for the fee.', text: 'It goes on the board when the fee is paid.' },
  paused: { lead: 'This job is paused.', text: 'It takes no applications right now.' },
  filled: { lead: 'This job is filled.', text: 'Somebody was hired for it.' },
  closed: { lead: 'This job is closed.', text: 'It takes no more applications.' },
  expired: { lead: 'This job has run out.', text: 'Its time on the board is over.' },
  refused: { lead: 'This job was taken down.', text: 'It did not follow the rules of the board.' },
};

/** Why one cannot apply any more, and where to look instead. */
export function JobState({ job }: { job: Job }) {
  const said = words[job.status];
  if (!said) return null;
  return (
    <NoticeBar kind="warn" lead={said.lead}>
      {job.refusal ?? said.text}{' '}
      {!job.viewer.isOwner && (
        <Link className="tap" to={`/jobs?category=${job.category}`}>
          See similar jobs
        </Link>
      )}
    </NoticeBar>
  );
}
