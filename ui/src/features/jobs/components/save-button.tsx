import { Pin } from 'lucide-react';
import { useSaveJob } from '../../../data/jobs/save';
import { Icon } from '../../../kit/icon';
import type { JobCard } from '../../../lib/api';

export function SaveButton({ job, withLabel = false }: { job: Pick<JobCard, 'id' | 'title' | 'saved'>; withLabel?: boolean }) {
  const { saved, toggle } = useSaveJob(job);
  if (withLabel) {
    return (
      <button type="button" className="btn btn-s" data-variant="secondary" aria-pressed={saved} onClick={toggle}>
        <Icon of={Pin} size="s" />
        {saved ? 'Saved' : 'Save job'}
      </button>
    );
  }
  return (
    <button type="button" className="save-btn" aria-pressed={saved} aria-label={`Save ${job.title}`} onClick={toggle}>
      <Icon of={Pin} />
    </button>
  );
}
