import { useEffect, useState } from 'react';
import { justSent } from '../lib/send-intent';
import type { ActionState } from '../lib/use-action';
import { Banner } from './banner';
import { Button } from './button';
import { ErrorLine } from './error-line';

/** Milliseconds; the server tells the other side after this. */
const undoTime = 10_000;

interface UndoSendProps {
  what: string;
  lead: string;
  text: string;
  step: Pick<ActionState<never>, 'pending' | 'error'>;
  onUndo: () => void;
}

/** Offers to take back what was just sent by signing in. What it said is a draft again. */
export function UndoSend({ what, lead, text, step, onUndo }: UndoSendProps) {
  const [sent] = useState(() => justSent(what));
  const [isOpen, setOpen] = useState(sent !== null);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(() => setOpen(false), sent.at + undoTime - Date.now());
    return () => clearTimeout(timer);
  }, [sent]);
  if (!sent || (!isOpen && !step.pending)) return null;
  const undo = () => {
    sent.restore();
    setOpen(false);
    onUndo();
  };
  return (
    <div role="status">
      <Banner
        kind="ok"
        lead={lead}
        action={
          <Button pending={step.pending} onClick={undo}>
            Undo
          </Button>
        }
      >
        {text}
      </Banner>
      <ErrorLine error={step.error} />
    </div>
  );
}
