import type { IconNode } from 'lucide';
import { Icon } from './icon';

export type Tone = 'plain' | 'brand' | 'ok' | 'warn' | 'danger' | 'info' | 'new';

const letters: Record<Tone, string> = {
  plain: '',
  brand: ' pill-b',
  ok: ' pill-ok',
  warn: ' pill-w',
  danger: ' pill-d',
  info: ' pill-i',
  new: ' pill-new',
};

/** A status in a word or two, sometimes with an icon; color is never the only signal. */
export function Pill({ tone = 'plain', icon, children }: { tone?: Tone; icon?: IconNode; children: string }) {
  return (
    <span className={`pill${letters[tone]}`}>
      {icon && <Icon of={icon} size="s" />}
      {children}
    </span>
  );
}
