import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

interface FoldProps {
  label: string;
  /** What the fields say now. */
  now: string;
  /** The fields' names. */
  names: string[];
  children: ReactNode;
}

/** Fields that have a sensible value already: one line says it, and opens them. So does an error in one of them. */
export function Fold({ label, now, names, children }: FoldProps) {
  const { errors } = useFormContext().formState;
  const [open, setOpen] = useState(false);
  const isWrong = names.some((name) => errors[name]);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <details className="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="break">
          {label} <span className="mut">{now}</span>
        </span>
      </summary>
      <div className="stack gap-4">{children}</div>
    </details>
  );
}
