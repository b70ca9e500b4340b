import { useRecorder } from '../../../data/timesheets/record';
import { Confirm } from '../../../kit/confirm';
import type { LocalHours } from '../../../lib/timer-store';
import { toast } from '../../../lib/toast';

interface DiscardProps {
  hours: LocalHours;
  /** Which time won't count, in words. */
  when: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before throwing a running timer or unsaved hours away. */
export function DiscardDialog({ hours, when, open, onClose }: DiscardProps) {
  const { discard } = useRecorder();
  const isRunning = hours.endedAt === null;
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={isRunning ? 'Discard this timer?' : 'Discard these hours?'}
      action="Discard"
      cancel={isRunning ? 'Keep it running' : 'Keep them'}
      destructive
      onConfirm={() => {
        onClose();
        void discard(hours).catch(() => toast('Not discarded', 'We couldn’t reach the site. Try again later.'));
      }}
    >
      <p>{when} won’t be counted.</p>
    </Confirm>
  );
}
