import { lazy, Suspense } from 'react';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { useOverlay } from '../../../kit/overlay';
import { Pill } from '../../../kit/pill';
import type { Application } from '../../../lib/api';
import { ago } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { rate } from '../../../lib/money';
import { useStep } from '../mutations';
import { employerWords } from '../states';

const ApplicantSheet = lazy(() => loadWithRetry(() => import('./applicant-sheet')));

/** A person in the list: enough to decide whether to read on. */
export function ApplicantCard({ application }: { application: Application }) {
  const [open, setOpen] = useOverlay(`applicant-${application.id}`);
  const { worker, status } = application;
  const words = employerWords[status];
  const read = useStep(application, () => undefined);
  const show = () => {
    setOpen(true);
    if (application.can.includes('open')) read.act({ action: 'open' });
  };
  return (
    <article className="card per">
      <div className="row top gap-3">
        <Avatar id={worker.id} name={worker.name} photoUrl={worker.photoUrl} />
        <div className="grow">
          <h3 className="row-title break">{worker.name}</h3>
          <p className="sm mut break">{worker.headline || [worker.city, worker.state].filter(Boolean).join(', ') || 'No profile yet'}</p>
        </div>
        <b className="num head">{rate(application.proposedRate, application.rateUnit, application.currency)}</b>
      </div>
      {application.message && <p className="sm clamp break">{application.message}</p>}
      <div className="row sp gap-2">
        <span className="row gap-2">
          <Pill tone={words.tone}>{words.label}</Pill>
          <span className="xs dim">{ago(application.createdAt)}</span>
        </span>
        <Button size="sm" aria-haspopup="dialog" aria-label={`Read the application of ${worker.name}`} onClick={show}>
          Read
        </Button>
      </div>
      <Suspense>{open && <ApplicantSheet application={application} onClose={() => setOpen(false)} />}</Suspense>
    </article>
  );
}
