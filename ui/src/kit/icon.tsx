import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in the site's stroke. Decorative unless it has a `name`. */
export function Icon({ of: Glyph, size, name }: { of: LucideIcon; size?: 's' | 'l'; name?: string }) {
  const className = size ? `i i-${size}` : 'i';
  return name ? <Glyph className={className} role="img" aria-label={name} /> : <Glyph className={className} aria-hidden focusable={false} />;
}
