import { useRapidHires } from '../../../data/rapid-hire/hires';
import { useSite } from '../../../data/site/site';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { useNow } from '../../../lib/use-now';
import { hireLabel, when } from '../words';

/** The person's rapid hires, newest first; nothing if there are none. */
export function HireList() {
  const { zone } = useSite();
  const now = useNow();
  const list = useRapidHires();
  if (list.isPending) return <SkeletonText label="Loading your rapid hires" />;
  if (list.isError) return <ErrorState title="Your rapid hires didn’t load" error={list.error} onRetry={() => void list.refetch()} />;
  if (list.data.items.length === 0) return null;
  return (
    <section className="card card-p stack gap-3" aria-labelledby="hires">
      <h2 className="section-title" id="hires">
        Your rapid hires
      </h2>
      <ul className="stack gap-3">
        {list.data.items.map((hire) => {
          const { label, tone } = hireLabel(hire);
          return (
            <li key={hire.id} className="row top wrp sp gap-2">
              <div className="grow">
                <Link className="block break" to={`/rapid-hire/${hire.id}`}>
                  {hire.title}
                </Link>
                <span className="sm mut">{when(hire, zone, now)}</span>
              </div>
              <Pill tone={tone}>{label}</Pill>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
