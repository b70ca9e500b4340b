import { NameBars } from '../../../kit/chart';

interface CountedListProps {
  title: string;
  items: { name: string; count: number }[];
  /** Text shown for an empty list. */
  empty: string;
}

export function CountedList({ title, items, empty }: CountedListProps) {
  return (
    <section className="card stack gap-3">
      <h2 className="paper-h">{title}</h2>
      {items.length === 0 ? <p className="mut">{empty}</p> : <NameBars items={items.map(({ name, count }) => ({ label: name, value: count }))} />}
    </section>
  );
}
