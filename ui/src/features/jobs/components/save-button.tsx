import { Pin } from 'lucide';
import { useSession } from '../../../data/accounts/session';
import { type SavedJob, useSaveInAccount, useSaveOnDevice } from '../../../data/jobs/save';
import { Icon } from '../../../kit/icon';
import type { JobCard } from '../../../lib/api';

interface SaveButtonProps {
  job: Pick<JobCard, 'id' | 'title' | 'saved'>;
  withLabel?: boolean;
  onRemove?: ((job: SaveButtonProps['job']) => void) | undefined;
}

export function SaveButton(props: SaveButtonProps) {
  const { user } = useSession();
  return user ? <InAccount {...props} /> : <OnDevice {...props} />;
}

const InAccount = (props: SaveButtonProps) => buttonOf(props, useSaveInAccount(props.job));
const OnDevice = (props: SaveButtonProps) => buttonOf(props, useSaveOnDevice(props.job));

function buttonOf({ job, withLabel = false, onRemove }: SaveButtonProps, { saved, toggle: change }: SavedJob) {
  const toggle = () => {
    change();
    if (saved) onRemove?.(job);
  };
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
