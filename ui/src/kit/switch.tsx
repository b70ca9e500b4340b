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
  const [choice, setChoice] = useState<{ value: boolean; instead: boolean | undefined } | null>(null);
  // Once what is stored has changed, here or on another device, the choice is history.
  if (choice && choice.instead !== stored) setChoice(null);
  const isOn = choice && !save.error ? choice.value : (stored ?? false);
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
