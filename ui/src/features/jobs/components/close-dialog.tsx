import { useState } from 'react';
import { useCloseJob } from '../../../data/jobs/step';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import type { CloseReason, Job } from '../../../lib/api';
import { toast } from '../../../lib/toast';

const reasons: { value: CloseReason; label: string }[] = [
  { value: 'filled_elsewhere', label: 'I found someone another way' },
  { value: 'not_needed', label: 'I don’t need it anymore' },
  { value: 'other', label: 'Something else' },
];

export default function CloseDialog({ job, onClose }: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const [reason, setReason] = useState<CloseReason>('filled_elsewhere');
  const close = useCloseJob(job.id, () => {
    toast('Job closed', job.title);
    onClose();
  });
  return (
    <Confirm
      open
      onClose={onClose}
      title={`Close “${job.title}”?`}
      action="Close job"
      cancel="Keep it open"
      destructive
      pending={close.pending}
      onConfirm={() => close.act(reason)}
    >
      <p className="mut">It comes down, and everyone who applied gets a notification. You can’t undo this.</p>
      <fieldset className="plain">
        <legend className="lbl">Reason</legend>
        {reasons.map(({ value, label }) => (
          <label key={value} className="check">
            <input type="radio" name="close-reason" checked={reason === value} onChange={() => setReason(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <ErrorLine error={close.error} />
    </Confirm>
  );
}
