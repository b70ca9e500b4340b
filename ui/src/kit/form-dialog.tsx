import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { keepSubmit } from './overlay';
import { useOpener } from './use-opener';

interface FormDialogProps {
  onClose: () => void;
  title: string;
  text: string;
  children: ReactNode;
}

/** A dialog with a short form, which may open over another dialog or a sheet. Its first field has the focus. */
export function FormDialog({ onClose, title, text, children }: FormDialogProps) {
  const opener = useOpener();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim scrim-over" />
        <Dialog.Content
          className="dialog dialog-at"
          onOpenAutoFocus={opener.rememberFocus}
          onCloseAutoFocus={opener.restoreFocus}
          onSubmit={keepSubmit}
        >
          <div className="stack gap-4">
            <Dialog.Title className="dialog-title">{title}</Dialog.Title>
            <Dialog.Description>{text}</Dialog.Description>
            {children}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
