import { useEffect, useRef } from 'react';
import { useSite } from '../../data/site/site';
import { applyPalette, isHex, palette } from '../../lib/palette';

const apply = (color: string) => applyPalette(isHex(color) ? palette(color) : null);

/** Shows a brand color on the whole page for as long as its form is open, whichever of its steps is shown. */
export function useBrandPreview(color: string): void {
  const site = useSite();
  useEffect(() => apply(color), [color]);
  // On unmount, restore the site's color, which is the new one if it was saved.
  const saved = useRef(site.brand);
  saved.current = site.brand;
  useEffect(() => () => apply(saved.current), []);
}
