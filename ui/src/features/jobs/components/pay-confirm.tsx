import { Confirm } from '../../../kit/confirm';

interface PayConfirmProps {
  question: string;
  posting: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks about an unusual pay once more, at the button. */
export default function PayConfirm({ question, posting, onClose, onConfirm }: PayConfirmProps) {
  return (
    <Confirm
      open
      onClose={onClose}
      title={question}
      action={posting ? 'Yes, post it' : 'Yes, save it'}
      cancel="Change the pay"
      onConfirm={onConfirm}
    />
  );
}
