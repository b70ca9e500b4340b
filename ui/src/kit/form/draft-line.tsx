import { Check } from 'lucide';
import { Button } from '../button';
import { Icon } from '../icon';
import type { Draft } from './use-draft';

const labels = {
  device: 'Draft saved on this device for 7 days.',
  account: 'Draft saved to your account for 7 days. You’ll see it on all your devices.',
  discarded: 'Draft discarded.',
  unstored: 'This device can’t store drafts. Don’t leave this page before you send.',
};

/** Says where the draft is saved, with a button to discard it. */
export function DraftLine({ draft: { savedIn, isSaved, shown, discard, undo } }: { draft: Draft }) {
  if (!shown) return null;
  // The row keeps its place while there is no text, or the button above it would move away from under a finger.
  if (savedIn === 'none') return <div className="draft-line" />;
  const gone = savedIn === 'discarded';
  return (
    <div className="row sp gap-2 draft-line">
      <p className="hint row top gap-1" role={gone ? 'status' : undefined}>
        {isSaved && <Icon of={Check} size="s" />}
        {labels[savedIn]}
      </p>
      {savedIn !== 'unstored' && (
        <Button size="sm" variant="ghost" onClick={gone ? undo : discard}>
          {gone ? 'Undo' : 'Discard draft'}
        </Button>
      )}
    </div>
  );
}
