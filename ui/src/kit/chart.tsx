import { useIsWide } from './use-is-wide';

interface Bar {
  /** Shown below the bar. */
  label: string;
  value: number;
}

/** Rounds up to a round number for the top of the scale. */
function roundUp(most: number): number {
  const least = Math.max(most, 4);
  const step = 10 ** Math.floor(Math.log10(least));
  return [2, 4, 6, 10].map((times) => times * step).find((top) => top >= least) ?? least;
}

const left = 34;
const top = 14;
const bottomMargin = 24;

/**
 * A bar chart of counts per day, with three grid lines and the last value labeled. The numbers are also in the accessible name
 * and in a table.
 */
export function DayBars({ title, bars }: { title: string; bars: Bar[] }) {
  const isWide = useIsWide();
  const [width, height] = isWide ? [760, 190] : [326, 170];
  const scale = roundUp(Math.max(...bars.map(({ value }) => value), 0));
  const bottom = height - bottomMargin;
  const slot = (width - left) / bars.length;
  const y = (value: number) => bottom - ((bottom - top) * value) / scale;
  // As many labels as fit, and always the last one.
  const labelStep = Math.ceil(56 / slot);
  const last = bars.at(-1);
  return (
    <>
      <svg
        className="chart"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}: ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
      >
        {[0, scale / 2, scale].map((value) => (
          <g key={value}>
            <line className="g" x1={left} x2={width} y1={y(value)} y2={y(value)} />
            <text x={left - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {bars.map(({ label, value }, n) => (
          <g key={label}>
            <rect className="a" x={left + n * slot + slot * 0.15} y={y(value)} width={slot * 0.7} height={bottom - y(value)} />
            {(bars.length - 1 - n) % labelStep === 0 && (
              <text x={n === bars.length - 1 ? width : left + (n + 0.5) * slot} y={height - 7} textAnchor={n === bars.length - 1 ? 'end' : 'middle'}>
                {label}
              </text>
            )}
          </g>
        ))}
        {last && last.value > 0 && (
          <text className="lab" x={width - slot / 2} y={Math.max(y(last.value) - 4, 10)} textAnchor={slot < 20 ? 'end' : 'middle'}>
            {last.value}
          </text>
        )}
      </svg>
      <details className="sm">
        <summary className="tap">Show numbers</summary>
        <table className="table">
          <tbody>
            {bars.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="num">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

interface Share {
  label: string;
  value: number;
  /** Shown under the label. */
  note?: string;
}

/** Labeled counts as horizontal bars, in the given order. `of` is the value of a full bar, by default the largest. */
export function NameBars({ items, of }: { items: Share[]; of?: number }) {
  const most = of ?? Math.max(...items.map(({ value }) => value), 1);
  return (
    <ul className="stack gap-3">
      {items.map(({ label, value, note }) => (
        <li key={label} className="bar-row">
          <span className="break">
            {label}
            {note && <small className="block mut">{note}</small>}
          </span>
          <b className="num">{value}</b>
          <progress className="meter" max={most || 1} value={value} aria-label={label} />
        </li>
      ))}
    </ul>
  );
}
