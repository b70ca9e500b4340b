import { NameBars } from '../../../kit/chart';

interface CountListProps {
  title: string;
  items: { name: string; count: number }[];
  /** Text shown for an empty list. */
  empty: string;
}

export function CountList({ title, items, empty }: CountListProps) {
  return (
    <section className="card stack gap-3">
      <h2 className="card-title">{title}</h2>
      {items.length === 0 ? <p className="mut">{empty}</p> : <NameBars items={items.map(({ name, count }) => ({ label: name, value: count }))} />}
    </section>
  );
}
