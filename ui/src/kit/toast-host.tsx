import { X } from 'lucide';
import { Toast } from 'radix-ui';
import { closeToast, type ToastRecord } from '../lib/toast';
import { Icon } from './icon';
import { publishHeight } from './publish-height';

// Other elements in the corner use this height to make room.
const showToast = publishHeight('--toast-h');

/** Shows the one toast for five seconds. Swiping right past 50 px or the close button dismisses it; F8 focuses it. */
export function ToastHost({ toast }: { toast: ToastRecord }) {
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label="Notification">
      <Toast.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => !open && closeToast(toast.id)}
        type={toast.destructive ? 'foreground' : 'background'}
        className={`toast${toast.destructive ? ' toast-d' : ''}`}
      >
        <div className="grow">
          <Toast.Title asChild>
            <b>{toast.title}</b>
          </Toast.Title>
          {toast.text && <Toast.Description>{toast.text}</Toast.Description>}
        </div>
        {toast.action && (
          <Toast.Action className="btn btn-sm" altText={toast.action.label} onClick={toast.action.run}>
            {toast.action.label}
          </Toast.Action>
        )}
        <Toast.Close className="x" aria-label="Close">
          <Icon of={X} />
        </Toast.Close>
      </Toast.Root>
      <div className="slots slots-toast">
        <Toast.Viewport ref={showToast} className="toasts" hotkey={['F8']} />
      </div>
    </Toast.Provider>
  );
}
