import { NameBars } from '../../../kit/chart';

interface Step {
  label: string;
  value: number;
}

/** Minimum number of visits for a meaningful percentage. */
const minVisits = 5;

/** A funnel chart. Each step counts only the visits that completed all earlier steps. */
export function Funnel({ title, steps }: { title: string; steps: Step[] }) {
  const visits = steps[0]?.value ?? 0;
  const share = (value: number) => (visits >= minVisits ? { note: `${Math.round((value / visits) * 100)}% of visits` } : {});
  return (
    <section className="card stack gap-3">
      <h2 className="card-title">{title}</h2>
      {visits < minVisits && <p className="mut">Percentages show up after {minVisits} visits.</p>}
      <NameBars of={visits} items={steps.map((step, n) => ({ ...step, ...(n > 0 && share(step.value)) }))} />
    </section>
  );
}
