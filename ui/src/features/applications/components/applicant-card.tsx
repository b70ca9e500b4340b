import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { useOverlay } from '../../../kit/overlay';
import { Pill } from '../../../kit/pill';
import type { Application } from '../../../lib/api';
import { counted, relativeTime } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { employerLabels, replyDeadline } from '../statuses';
import { Agreement } from './agreement';
import { InterviewLine } from './interview-details';

const ApplicantSheet = lazyOverlay(() => import('./applicant-sheet'));

interface ApplicantCardProps {
  application: Application;
  /** Selected for a bulk action. */
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Shows the job title; used in the inbox, which spans several jobs. */
  showJob?: boolean;
}

/** An applicant in the list, with a preview of the application. */
export function ApplicantCard({ application, selected, onSelect, showJob = false }: ApplicantCardProps) {
  const [open, setOpen] = useOverlay(`applicant-${application.id}`);
  const { worker, status, job, verdict } = application;
  const statusLabel = employerLabels[status];
  const due = replyDeadline(application);
  return (
    <article className={selected ? 'card applicant selected' : 'card applicant'}>
      {showJob && (
        <p className="sm break">
          For <Link to={`/jobs/${job.id}/applicants`}>{job.title}</Link>
        </p>
      )}
      <div className="row wrp top gap-3">
        <Avatar id={worker.id} name={worker.name} photoUrl={worker.photoUrl} />
        <div className="grow">
          <h3 className="row-title break">{worker.name}</h3>
          <p className="sm mut break">
            {worker.headline ||
              [worker.city, worker.state].filter(Boolean).join(', ') ||
              (status === 'withdrawn' ? 'Withdrew their application' : 'No profile yet')}
          </p>
        </div>
        <b className="num head">{rate(application.proposedRate, application.rateUnit, application.currency)}</b>
      </div>
      {application.message && <p className="sm clamp clamp-2 break">{application.message}</p>}
      <p className="row wrp gap-2">
        <Pill tone={statusLabel.tone}>{statusLabel.label}</Pill>
        {verdict && <Pill>{`Your rating: ${verdict}`}</Pill>}
        {worker.pastHires > 0 && <Pill>{`Hired here ${counted(worker.pastHires, 'time', 'times')}`}</Pill>}
        {application.noteCount > 0 && <Pill>{counted(application.noteCount, 'note', 'notes')}</Pill>}
        {application.files.length > 0 && <Pill>{counted(application.files.length, 'document', 'documents')}</Pill>}
        <span className="xs dim">
          {relativeTime(application.createdAt)}
          {due && (
            <>
              {' · '}
              <span className={due.isOverdue ? 'late' : ''}>{due.text}</span>
            </>
          )}
        </span>
      </p>
      <InterviewLine application={application} />
      <Agreement application={application} side="employer" />
      <div className="row sp gap-2">
        <label className="check">
          <input type="checkbox" checked={selected} onChange={(event) => onSelect(event.target.checked)} />
          <span>
            Compare<span className="vh"> {worker.name}</span>
          </span>
        </label>
        <Button size="sm" aria-haspopup="dialog" aria-label={`Open the application from ${worker.name}`} onClick={() => setOpen(true)}>
          Open
        </Button>
      </div>
      {open && <ApplicantSheet application={application} onClose={() => setOpen(false)} />}
    </article>
  );
}
