import type { LucideIcon } from 'lucide-react';

/** A lucide icon in our stroke. Decorative unless it has a label. */
export function Icon({ of: Glyph, size, name }: { of: LucideIcon; size?: 's' | 'l'; name?: string }) {
  const className = size ? `i i-${size}` : 'i';
  return name ? <Glyph className={className} role="img" aria-label={name} /> : <Glyph className={className} aria-hidden focusable={false} />;
}
