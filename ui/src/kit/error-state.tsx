import { CircleAlert } from 'lucide';
import { useOnline } from '../lib/connection';
import { isNetworkError, messageOf, requestIdOf } from '../lib/errors';
import { Button } from './button';
import { Icon } from './icon';

interface ErrorStateProps {
  /** What failed: "The jobs did not load". */
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const id = requestIdOf(error);
  const isOffline = !useOnline() && isNetworkError(error);
  return (
    <div className="notice n-d" role="alert">
      <Icon of={CircleAlert} />
      <div className="grow stack gap-2">
        <div>
          <b>{title}</b>
          <p>{isOffline ? 'You’re offline. This will load when you’re back online.' : messageOf(error)}</p>
          {id && <p className="xs dim">Reference {id}</p>}
        </div>
        <div>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </div>
    </div>
  );
}
