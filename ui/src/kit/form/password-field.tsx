import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Icon } from '../icon';
import { Field, useFormName } from './field';
import { useField } from './use-field';

interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field that can be revealed and allows pasting. */
export function PasswordField({ name, label, hint, autoComplete }: PasswordFieldProps) {
  const field = useField(useFormName(), name, Boolean(hint));
  const [shown, setShown] = useState(false);
  return (
    <Field id={field.id} label={label} hint={hint} error={field.message}>
      <div className="in-wrap with-button">
        <input
          {...field.registered}
          id={field.id}
          className="in"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={field.message !== null || undefined}
          aria-describedby={field.describedBy}
        />
        <button type="button" className="x in-button" aria-pressed={shown} aria-label="Show password" onClick={() => setShown(!shown)}>
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      </div>
    </Field>
  );
}
