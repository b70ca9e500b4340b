import type { ReactNode } from 'react';
import { FieldMessage } from './field';
import type { useField } from './use-field';

interface ChoiceGroupProps {
  field: ReturnType<typeof useField>;
  label: string;
  hint: string | undefined;
  children: ReactNode;
}

/** A label, radio buttons, then the hint or the error that replaces it. */
export const ChoiceGroup = ({ field, label, hint, children }: ChoiceGroupProps) => (
  <div
    className="field"
    id={field.id}
    role="radiogroup"
    aria-labelledby={`${field.id}-label`}
    aria-invalid={field.message !== null || undefined}
    aria-describedby={field.describedBy}
  >
    <p className="lbl" id={`${field.id}-label`}>
      {label}
    </p>
    {children}
    <FieldMessage id={field.id} hint={hint} error={field.message} />
  </div>
);
