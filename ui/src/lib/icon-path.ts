// A Lucide icon as one path. With an element for each of its shapes, icons were a third of a list's elements.
import type { IconNode, SVGProps } from 'lucide';

const cache = new WeakMap<IconNode, string>();

/** Returns the path data that draws all shapes of an icon. */
export function pathOf(icon: IconNode): string {
  const known = cache.get(icon);
  if (known !== undefined) return known;
  const path = icon.map(([tag, attributes]) => pathOfShape(tag, attributes)).join('');
  cache.set(icon, path);
  return path;
}

function pathOfShape(tag: string, { d, points, x1, y1, x2, y2, cx, cy, r, ...box }: SVGProps): string {
  switch (tag) {
    case 'path':
      // A relative start counts from where the shape before ended.
      return String(d).startsWith('m') ? `M0 0${d}` : String(d);
    case 'line':
      return `M${x1} ${y1}L${x2} ${y2}`;
    case 'polyline':
      return `M${points}`;
    case 'circle':
      return `M${cx} ${cy}m-${r} 0${[1, -1].map((side) => `a${r} ${r} 0 1 1 ${side * 2 * Number(r)} 0`).join('')}z`;
    case 'rect':
      return pathOfBox(box);
    default:
      throw new Error(`An icon has a <${tag}>, for which there is no path yet`);
  }
}

function pathOfBox({ x, y, width, height, rx = 0 }: SVGProps): string {
  const radius = Number(rx);
  const [across, down] = [Number(width) - 2 * radius, Number(height) - 2 * radius];
  const corner = (right: number, below: number) => `a${radius} ${radius} 0 0 1 ${right * radius} ${below * radius}`;
  return `M${Number(x) + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}
