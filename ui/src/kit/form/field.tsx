import { CircleAlert } from 'lucide';
import { createContext, type ReactNode, useContext } from 'react';
import { Icon } from '../icon';

/** The name of the surrounding form, so that fields need not repeat it. */
export const FormNameContext = createContext('form');
export const useFormName = () => useContext(FormNameContext);

interface FieldProps {
  id: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error: string | null;
  children: ReactNode;
}

/** Label, control, then the hint or the error that replaces it. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> (optional)</span>}
      </label>
      {children}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldMessage({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  if (error) {
    return (
      <p className="err" id={`${id}-error`}>
        <Icon of={CircleAlert} size="s" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className="hint" id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;
}
