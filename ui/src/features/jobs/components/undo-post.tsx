import { useJobStep } from '../../../data/jobs/step';
import { UndoSend } from '../../../kit/undo-send';
import type { Job } from '../../../lib/api';
import { toast } from '../../../lib/toast';

/** Offers to undo posting a job at sign-in. Undo pauses the job before anyone hears about it. */
export default function UndoPost({ job }: { job: Job }) {
  const step = useJobStep(job, () => toast('Taken back', 'It’s paused. Edit it, then resume it when it’s right.'));
  return (
    <UndoSend
      what={`job:${job.id}`}
      lead="Job posted"
      text="People whose searches match hear about it in a minute."
      step={step}
      onUndo={() => step.act('pause')}
    />
  );
}
