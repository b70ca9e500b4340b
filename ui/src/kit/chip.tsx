import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
    <div className="chips" role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** An active filter; a tap removes it. */
export function RemovableChip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <button type="button" className="chip" aria-pressed="true" onClick={onRemove}>
      {children}
      <Icon of={X} name="remove" />
    </button>
  );
}
