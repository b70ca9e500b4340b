import { CircleAlert } from 'lucide-react';
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
          {items.map((item) => (
            <li key={item.message + item.id}>
              {item.id ? (
                <a
                  href={`#${item.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(item.id ?? '');
                  }}
                >
                  {item.message}
                </a>
              ) : (
                item.message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function goTo(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches('input,select,textarea,button') ? element : element?.querySelector<HTMLElement>('input,select,textarea,button');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
