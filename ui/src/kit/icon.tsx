import type { IconNode } from 'lucide';
import { pathOf } from '../lib/icon-path';

/** A Lucide icon in the site's stroke. Decorative unless it has a `name`. */
export function Icon({ of, size, name }: { of: IconNode; size?: 's' | 'l'; name?: string }) {
  const className = size ? `i i-${size}` : 'i';
  const path = <path d={pathOf(of)} />;
  return name ? (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={name}>
      {path}
    </svg>
  ) : (
    <svg className={className} viewBox="0 0 24 24" aria-hidden>
      {path}
    </svg>
  );
}
