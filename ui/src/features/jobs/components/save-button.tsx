import { Pin } from 'lucide-react';
import { useSaveJob } from '../../../data/jobs/save';
import { Icon } from '../../../kit/icon';
import type { JobCard } from '../../../lib/api';

export function SaveButton({ job, words = false }: { job: Pick<JobCard, 'id' | 'title' | 'saved'>; words?: boolean }) {
  const { pinned, toggle } = useSaveJob(job);
  if (words) {
    return (
      <button type="button" className="btn btn-s" data-variant="secondary" aria-pressed={pinned} onClick={toggle}>
        <Icon of={Pin} size="s" />
        {pinned ? 'Saved' : 'Save job'}
      </button>
    );
  }
  return (
    <button type="button" className="pinbtn" aria-pressed={pinned} aria-label={`Save ${job.title}`} onClick={toggle}>
      <Icon of={Pin} />
    </button>
  );
}
