import { Circle, CircleCheck } from 'lucide';
import { type FirstStep, useDismissStep } from '../../../data/office/first-day';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { counted } from '../../../lib/format';

const labels: Record<FirstStep['step'], { title: string; note: string; to: string }> = {
  logo: { title: 'Add your logo', note: 'It’s on every page and in the app people install.', to: '/admin/settings' },
  jobs: { title: 'Put up the first jobs', note: 'Import a spreadsheet or a feed, or post one yourself.', to: '/admin/imports' },
  mail: {
    title: 'Set up a mail server',
    note: 'Without one, emails wait under Mail, and you hand out their links yourself, also as QR codes.',
    to: '/admin/mail?tab=server',
  },
  person: {
    title: 'Invite one person',
    note: `Send them to ${window.location.host}. For a whole room, make a welcome code.`,
    to: '/admin/people',
  },
  backup: { title: 'Have a first backup', note: 'The server makes it by itself in a minute. Download a copy, too.', to: '#office-health' },
};

/** What a new operator does first. Each is ticked off once it’s there, not when it’s clicked. */
export function FirstDay({ steps }: { steps: FirstStep[] }) {
  const dismiss = useDismissStep();
  const left = steps.filter((step) => !step.isDone).length;
  return (
    <section className="card stack gap-4" aria-labelledby="first-day">
      <div>
        <h2 className="card-title" id="first-day">
          Your first day
        </h2>
        <p className="sm mut">{counted(left, 'thing', 'things')} left.</p>
      </div>
      <ul className="stack gap-3">
        {steps.map(({ step, isDone }) => (
          <li key={step} className="row top gap-3">
            <span className={isDone ? 'ok' : 'mut'}>
              <Icon of={isDone ? CircleCheck : Circle} />
            </span>
            <div className="grow">
              {isDone ? (
                <p className="mut">
                  {labels[step].title}
                  <span className="vh">: done</span>
                </p>
              ) : (
                <>
                  <Link className="row-title" to={labels[step].to}>
                    {labels[step].title}
                  </Link>
                  <p className="sm mut">{labels[step].note}</p>
                </>
              )}
            </div>
            {!isDone && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Skip: ${labels[step].title}`}
                pending={dismiss.pending && dismiss.input === step}
                onClick={() => dismiss.act(step)}
              >
                Skip
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ErrorLine error={dismiss.error} />
    </section>
  );
}
