import { useStep } from '../../../data/applications/step';
import { UndoSend } from '../../../kit/undo-send';
import { toast } from '../../../lib/toast';

/** Offers to undo an application that was sent at sign-in. */
export default function UndoApplication({ id, employer }: { id: number; employer: string }) {
  const step = useStep({ id }, () => toast('Taken back', 'The employer never heard of it. It’s a draft again.'));
  return (
    <UndoSend
      what={`application:${id}`}
      lead="Application sent"
      text={`${employer} hears about it in ten seconds.`}
      step={step}
      onUndo={() => step.act({ action: 'withdraw' })}
    />
  );
}
