import { Sparkles } from 'lucide';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';

interface UpdateNoticeProps {
  onReload: () => void;
  onLater: () => void;
}

/** Offers to load the new version, so that the page never reloads while someone is using it. */
export function UpdateNotice({ onReload, onLater }: UpdateNoticeProps) {
  return (
    <section className="cookie-min" aria-label="New version" role="status">
      <Icon of={Sparkles} />
      <span className="grow">A new version is ready.</span>
      <Button size="sm" variant="primary" onClick={onReload}>
        Reload
      </Button>
      <Button size="sm" variant="ghost" onClick={onLater}>
        Later
      </Button>
    </section>
  );
}
