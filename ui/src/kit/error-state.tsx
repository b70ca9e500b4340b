import { CircleAlert } from 'lucide-react';
import { messageOf, requestIdOf } from '../lib/errors';
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
  return (
    <div className="notice n-d" role="alert">
      <Icon of={CircleAlert} />
      <div className="grow stack gap-2">
        <div>
          <b>{title}</b>
          <p>{messageOf(error)}</p>
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
