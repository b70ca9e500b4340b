import { CircleAlert } from 'lucide-react';
import { sentence } from '../lib/errors';
import { Icon } from './icon';

/** What the last try answered with, beside the button that tried. */
export function ErrorLine({ error }: { error: unknown }) {
  if (!error) return null;
  return (
    <p className="err" role="alert">
      <Icon of={CircleAlert} size="s" />
      {sentence(error)}
    </p>
  );
}
