import { type ShiftStep, useBackups } from '../../../data/shifts/shifts';
import ConfirmDialog from '../../../kit/dialog';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import type { Shift } from '../../../lib/api';
import type { ActionState } from '../../../lib/use-action';

/** Asks those who are free to stand in. It says before who that is. */
export default function ReplaceDialog({ shift, step, onClose }: { shift: Shift; step: ActionState<ShiftStep>; onClose: () => void }) {
  const backups = useBackups(shift.id);
  const names = backups.data?.items.map(({ name }) => name) ?? [];
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Find someone else?"
      action={names.length === 1 ? 'Ask them' : 'Ask people'}
      cancel="Not now"
      pending={step.pending}
      onConfirm={() => step.act({ shift, action: 'replace' })}
    >
      {backups.isPending && <SkeletonText label="Loading who is free" />}
      {backups.isError && <ErrorState title="The list didn’t load" error={backups.error} onRetry={() => void backups.refetch()} />}
      {backups.data && names.length === 0 && <p>Nobody else who works for you is free at that time.</p>}
      {names.length > 0 && (
        <p className="break">
          {names.length === 1 ? `${names[0]} is free at that time.` : `These people work for you and are free: ${names.join(', ')}.`}{' '}
          {names.length > 3 && 'We ask three at a time, those with the fewest hours that week first. '}The first to say yes gets the shift.
        </p>
      )}
      <ErrorLine error={step.error} />
    </ConfirmDialog>
  );
}
