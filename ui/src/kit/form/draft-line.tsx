import { Check } from 'lucide-react';
import { Button } from '../button';
import { Icon } from '../icon';
import type { Draft } from './use-draft';

const words = {
  device: 'Draft saved on this device for 7 days.',
  account: 'Draft saved to your account for 7 days. You’ll see it on all your devices.',
  thrown: 'Draft discarded.',
};

/** Says where the draft is saved, with a button to discard it. */
export function DraftLine({ draft: { kept, told, throwAway, bringBack } }: { draft: Draft }) {
  if (kept === 'nowhere' || !told) return null;
  const gone = kept === 'thrown';
  return (
    <div className="row wrp sp gap-2">
      <p className="hint row top gap-1" role={gone ? 'status' : undefined}>
        {!gone && <Icon of={Check} size="s" />}
        {words[kept]}
      </p>
      <Button size="sm" variant="ghost" onClick={gone ? bringBack : throwAway}>
        {gone ? 'Undo' : 'Discard draft'}
      </Button>
    </div>
  );
}
