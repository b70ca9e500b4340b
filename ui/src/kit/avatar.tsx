const stocks = ['home', 'food', 'desk', 'care', 'trade', 'move'];

/** The initial of a person on their paper colour: the same one on every visit. */
export function Avatar({ id, name, size }: { id: number; name: string; size?: 's' | 'l' }) {
  return (
    <span className={`av st-${stocks[id % stocks.length]}${size ? ` av-${size}` : ''}`} aria-hidden>
      {(name.trim()[0] ?? 'U').toUpperCase()}
    </span>
  );
}
