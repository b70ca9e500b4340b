import { X } from 'lucide';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { keepSubmit } from './overlay';
import { useSheetDrag } from './sheet-drag';
import { useOpener } from './use-opener';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Replaces the visible title; `title` remains the accessible name. */
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** The More sheet is 80% high and hangs under the avatar on a wide screen; others fit their content. */
  tall?: boolean;
}

/** A panel from the bottom edge: grab bar, close button, swipe down. On a wide screen it is a dialog. */
export function Sheet({ open, onClose, title, header, footer, children, tall = false }: SheetProps) {
  const drag = useSheetDrag(onClose);
  const opener = useOpener();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={tall ? 'scrim scrim-clear' : 'scrim'} />
        <Dialog.Content
          className={`sheet ${tall ? 'sheet-more' : 'sheet-fit'}`}
          aria-describedby={undefined}
          ref={drag.sheet}
          onOpenAutoFocus={opener.rememberFocus}
          onCloseAutoFocus={opener.restoreFocus}
          onSubmit={keepSubmit}
        >
          <div className="sheet-grip" {...drag.handleProps}>
            <div className="grab" />
            <div className="sheet-head">
              <Dialog.Title className={header ? 'vh' : 'dialog-title grow'}>{title}</Dialog.Title>
              {header}
              <Dialog.Close className="x" aria-label="Close">
                <Icon of={X} />
              </Dialog.Close>
            </div>
          </div>
          <div className="sheet-scroll">{children}</div>
          {footer && <div className="sheet-foot">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
