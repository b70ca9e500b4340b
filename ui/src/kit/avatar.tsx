import { useState } from 'react';

const stocks = ['home', 'food', 'desk', 'care', 'trade', 'move'];
const sides = { s: 32, m: 40, l: 56, xl: 96 };

interface AvatarProps {
  id: number;
  name: string;
  size?: keyof typeof sides;
  photoUrl?: string | null;
}

/** A person's photo, or their initial on a color derived from their id. */
export function Avatar({ id, name, size = 'm', photoUrl }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const look = `av st-${stocks[id % stocks.length]}${size === 'm' ? '' : ` av-${size}`}`;
  if (photoUrl && photoUrl !== broken) {
    return <img className={look} src={photoUrl} alt="" width={sides[size]} height={sides[size]} onError={() => setBroken(photoUrl)} />;
  }
  return (
    <span className={look} aria-hidden>
      {(name.trim()[0] ?? 'U').toUpperCase()}
    </span>
  );
}
