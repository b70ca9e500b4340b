import { Confirm } from '../../kit/confirm';

interface PayConfirmProps {
  question: string;
  /** The label of the button that sends it anyway. */
  action: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks about the pay at the button. */
export default function PayConfirm({ question, action, onClose, onConfirm }: PayConfirmProps) {
  return <Confirm open onClose={onClose} title={question} action={action} cancel="Change the pay" onConfirm={onConfirm} />;
}
