import { CircleAlert } from 'lucide-react';
import { messageOf } from '../lib/errors';
import { Icon } from './icon';

/** The error of the last attempt, next to its button. */
export function ErrorLine({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p className="err" role="alert">
      <Icon of={CircleAlert} size="s" />
      {messageOf(error)}
    </p>
  );
}
