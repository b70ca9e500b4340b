import { useMyEmployers } from '../../../data/employers/mine';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import type { MyEmployer } from '../../../lib/api';

const HoursSheet = lazyOverlay(() => import('./hours-sheet'));

/** For each employer that the person hires for, when it holds interviews. */
export function HoursSections() {
  const employers = (useMyEmployers().data?.items ?? []).filter(({ rights }) => rights.hire);
  if (employers.length === 0) return null;
  return (
    <section className="card card-p stack gap-3">
      <h2 className="card-title">Interview hours</h2>
      <p className="mut">Set the hours when you hold interviews, and you can let applicants pick a free time themselves.</p>
      {employers.map((employer) => (
        <OfEmployer key={employer.id} employer={employer} several={employers.length > 1} />
      ))}
    </section>
  );
}

function OfEmployer({ employer, several }: { employer: MyEmployer; several: boolean }) {
  const [open, setOpen] = useOverlay(`interview-hours-${employer.id}`);
  return (
    <div className="row wrp sp gap-3">
      {several && <span className="break">{employer.name}</span>}
      <Button aria-haspopup="dialog" aria-label={several ? `Set interview hours for ${employer.name}` : undefined} onClick={() => setOpen(true)}>
        Set interview hours
      </Button>
      {open && <HoursSheet employer={employer} onClose={() => setOpen(false)} />}
    </div>
  );
}
