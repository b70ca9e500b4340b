import { CircleAlert } from 'lucide';
import { ApiError, messageOf } from '../lib/errors';
import { Icon } from './icon';

/** What was wrong: outside a form, no field shows its own message. */
const said = (error: unknown) => (error instanceof ApiError && error.fields[0]?.message) || messageOf(error);

/** The error of the last attempt, next to its button. */
export function ErrorLine({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p className="err" role="alert">
      <Icon of={CircleAlert} size="s" />
      {said(error)}
    </p>
  );
}
