import { useDashboard } from '../../../data/dashboard/dashboard';
import { Todos } from './todos';

/** The next steps that take one tap. */
export default function QuickTodos({ className = '' }: { className?: string }) {
  const actions = (useDashboard().data?.actions ?? []).filter(({ act }) => act !== null);
  if (actions.length === 0) return null;
  return (
    <section className={`stack gap-3 ${className}`} aria-label="Next steps">
      <h2>Next steps</h2>
      <Todos actions={actions} />
    </section>
  );
}
