import { type FieldError, get, useFormContext } from 'react-hook-form';
import { unfinishedType } from './resolver';
import { unfinished } from './unfinished';

/** Returns what connects a control to its label, hint and error. */
export function useField(formName: string, name: string, hint: boolean) {
  const { register, trigger, formState } = useFormContext();
  const error: Partial<FieldError> | undefined = get(formState.errors, name);
  const id = `${formName}-${name}`;
  const message = typeof error?.message === 'string' ? error.message : null;
  const describedBy = message ? `${id}-error` : hint ? `${id}-hint` : undefined;
  // An error goes as soon as it's corrected. If it went on blur, the page would move under the button that the person is pressing.
  const registered = register(name, {
    onChange: () => message && trigger(name),
    // Half a date is said before the form is sent, as it looks finished where the browser fills in the rest in gray. Browsers report no
    // change when half a date is cleared.
    onBlur: ({ target }) => (unfinished(target) || error?.type === unfinishedType) && trigger(name),
  });
  return { id, message, describedBy, registered };
}
