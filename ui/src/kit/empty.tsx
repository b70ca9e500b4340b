import type { ReactNode } from 'react';

interface EmptyProps {
  title: string;
  text: string;
  /** One helpful action. */
  action: ReactNode;
}

export function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className="empty pinned">
      <h2 className="empty-title">{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
