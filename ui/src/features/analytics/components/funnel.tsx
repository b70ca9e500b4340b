import { NameBars } from '../../../kit/chart';

interface Step {
  label: string;
  value: number;
}

/** Fewer visits than these say nothing about the next one. */
const enough = 5;

/** Each step counts the visits that took all before it too. */
export function Funnel({ title, steps }: { title: string; steps: Step[] }) {
  const visits = steps[0]?.value ?? 0;
  const share = (value: number) => (visits >= enough ? { note: `${Math.round((value / visits) * 100)}% of visits` } : {});
  return (
    <section className="card stack gap-3">
      <h2 className="paper-h">{title}</h2>
      {visits < enough && <p className="mut">Percentages show up after {enough} visits.</p>}
      <NameBars of={visits} items={steps.map((step, n) => ({ ...step, ...(n > 0 && share(step.value)) }))} />
    </section>
  );
}
