import { stepsOnHome, useDashboard } from '../../../data/dashboard/dashboard';
import { Link } from '../../../kit/link';
import { Todos } from './todos';

/** The next steps on Home, with the way to the others. */
export default function HomeSteps() {
  const all = useDashboard().data?.actions ?? [];
  const shown = stepsOnHome(all);
  if (shown.length === 0) return null;
  return (
    <section className="stack gap-3" aria-label="Next steps">
      <h2>Next steps</h2>
      <Todos actions={shown} />
      {all.length > shown.length && (
        <p>
          <Link to="/dashboard">All {all.length} next steps</Link>
        </p>
      )}
    </section>
  );
}
