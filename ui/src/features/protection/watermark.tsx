import type { CSSProperties } from 'react';
import { useSite } from '../../data/site/site';
import { thisYear } from '../../lib/format';

const top = 'calc(var(--top-bar-h) + 8px)';

const positionStyles: Record<string, CSSProperties> = {
  'top-left': { inset: `${top} auto auto 12px`, textAlign: 'left' },
  'top-right': { inset: `${top} 12px auto auto` },
  'bottom-left': { right: 'auto', left: 12, textAlign: 'left' },
  'bottom-right': {},
  center: { inset: '50% auto auto 50%', translate: '-50% -50%', textAlign: 'center' },
};

/** The faint copyright notice on every page. Hidden from assistive technology, because the footer has the same text. */
export function Watermark() {
  const { name, protection } = useSite();
  const { text, position, percent } = protection;
  const lines = text || `© ${thisYear()} ${name}. All Rights Reserved\nUnauthorized use prohibited`;
  return (
    <div className="wm" aria-hidden="true" style={{ ...positionStyles[position], opacity: percent / 100 }}>
      {/* In one block, browsers would take it for the largest text of some pages. */}
      {lines.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay in their places
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
