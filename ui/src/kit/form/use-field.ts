import { get, useFormContext } from 'react-hook-form';

/** Returns what connects a control to its label, hint and error. */
export function useField(formName: string, name: string, hint: boolean) {
  const { register, trigger, formState } = useFormContext();
  const error: unknown = (get(formState.errors, name) as { message?: unknown } | undefined)?.message;
  const id = `${formName}-${name}`;
  const message = typeof error === 'string' ? error : null;
  const describedBy = message ? `${id}-error` : hint ? `${id}-hint` : undefined;
  // An error goes as soon as it's corrected. If it went on blur, the page would move under the button that the person is pressing.
  const registered = register(name, { onChange: () => message !== null && void trigger(name) });
  return { id, message, describedBy, registered };
}
