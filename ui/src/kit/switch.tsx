import { useState } from 'react';
import type { ActionState } from '../lib/use-action';

interface SwitchProps {
  label: string;
  /** What is stored; undefined while it loads. */
  stored: boolean | undefined;
  save: ActionState<boolean>;
}

/** A setting that is saved at once. The choice shows right away; if saving fails, the stored one is back. */
export function Switch({ label, stored, save }: SwitchProps) {
  // Shown until what is stored has changed.
  const [choice, setChoice] = useState<{ value: boolean; instead: boolean | undefined } | null>(null);
  const isOn = choice && choice.instead === stored && !save.error ? choice.value : (stored ?? false);
  return (
    <label className="check">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={stored === undefined}
        onChange={(event) => {
          setChoice({ value: event.target.checked, instead: stored });
          save.act(event.target.checked);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
