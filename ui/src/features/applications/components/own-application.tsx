import { useApplication } from '../../../data/applications/application';
import { ButtonLink } from '../../../kit/button';
import { Link } from '../../../kit/link';
import { Agreement } from './agreement';
import { InterviewDetails } from './interview-details';

/** The reader's own application beside the job. On a phone, the bar at the bottom has the button. */
export default function OwnApplication({ id, wide }: { id: number; wide: boolean }) {
  const application = useApplication(String(id)).data;
  const isOpen = !application || !['declined', 'not_selected', 'withdrawn'].includes(application.status);
  const isHired = application?.status === 'hired';
  return (
    <section className="card stack gap-3">
      <h2 className="slip-title">{isHired ? 'You’re hired' : 'You applied'}</h2>
      {application && <InterviewDetails application={application} />}
      {application && isHired ? (
        <Agreement application={application} side="worker" />
      ) : (
        <p className="mut">{isOpen ? 'The employer has your application. You can follow it in My jobs.' : 'This application is closed.'}</p>
      )}
      {wide && (
        <ButtonLink variant="primary" to={`/my-jobs?application=${id}`}>
          See your application
        </ButtonLink>
      )}
      <Link to="/jobs">See other jobs</Link>
    </section>
  );
}
