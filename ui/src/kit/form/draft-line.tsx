import { Check } from 'lucide-react';
import { Icon } from '../icon';
import type { Kept } from './use-draft';

const words: Record<Exclude<Kept, 'nowhere'>, string> = {
  device: 'Draft saved on this device. It stays for 7 days.',
  account: 'Draft saved with your account, for all your devices. It stays for 7 days.',
};

/** Where what was typed is safe. */
export function DraftLine({ kept }: { kept: Kept }) {
  if (kept === 'nowhere') return null;
  return (
    <p className="hint row top gap-1">
      <Icon of={Check} size="s" />
      {words[kept]}
    </p>
  );
}
