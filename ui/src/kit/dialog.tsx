import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button';
import { keepSubmit } from './overlay';
import { useOpener } from './use-opener';

export interface ConfirmProps {
  onClose: () => void;
  /** A question that names its subject. */
  title: string;
  children?: ReactNode;
  /** The label of the confirm button, starting with a verb: "Withdraw application". */
  action: string;
  cancel: string;
  destructive?: boolean;
  pending?: boolean;
  onConfirm: () => void;
}

/** Asks before an action that cannot be undone. The safe choice has the focus. */
export default function ConfirmDialog({ onClose, title, children, action, cancel, destructive = false, pending = false, onConfirm }: ConfirmProps) {
  const opener = useOpener();
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className="dialog dialog-at"
          aria-describedby={undefined}
          onCloseAutoFocus={opener.restoreFocus}
          onSubmit={keepSubmit}
          onOpenAutoFocus={(event) => {
            opener.rememberFocus();
            event.preventDefault();
            document.getElementById('confirm-safe')?.focus();
          }}
        >
          <div className="stack gap-4">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            {children}
            <div className="actions dialog-actions">
              <Button id="confirm-safe" onClick={onClose}>
                {cancel}
              </Button>
              <Button variant={destructive ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
                {action}
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
