import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon';

export interface SummaryItem {
  /** The field to go to; null when the error concerns the whole form. */
  id: string | null;
  message: string;
}

/** Takes the focus when it appears, so that people need not search for the errors. */
export function ErrorSummary({ items }: { items: SummaryItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (items.length > 0) box.current?.focus();
  }, [items]);
  if (items.length === 0) return null;
  return (
    <div className="notice n-d" role="alert" tabIndex={-1} ref={box}>
      <Icon of={CircleAlert} />
      <div>
        <h2 className="summary-title">There is a problem</h2>
        <ul className="summary">
          {items.map(({ id, message }) => (
            <li key={message + id}>
              {id ? (
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(id);
                  }}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const controls = 'input,select,textarea,button';

function goTo(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
