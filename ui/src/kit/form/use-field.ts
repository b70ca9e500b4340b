import { get, useFormContext } from 'react-hook-form';
import { unfinished } from './unfinished';

/** Returns what connects a control to its label, hint and error. */
export function useField(formName: string, name: string, hint: boolean) {
  const { register, trigger, formState } = useFormContext();
  const error: unknown = (get(formState.errors, name) as { message?: unknown } | undefined)?.message;
  const id = `${formName}-${name}`;
  const message = typeof error === 'string' ? error : null;
  const describedBy = message ? `${id}-error` : hint ? `${id}-hint` : undefined;
  // An error goes as soon as it's corrected. If it went on blur, the page would move under the button that the person is pressing.
  const registered = register(name, {
    onChange: () => message && trigger(name),
    // Half a date is said before the form is sent, as it looks finished where the browser fills in the rest in gray. Browsers report no
    // change when half a date is cleared.
    onBlur: ({ target }) => (unfinished(target) || message) && trigger(name),
  });
  return { id, message, describedBy, registered };
}
