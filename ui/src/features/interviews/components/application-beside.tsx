import { useApplication } from '../../../data/applications/application';
import { ErrorState } from '../../../kit/error-state';
import { Link } from '../../../kit/link';
import { RichText } from '../../../kit/rich-text';
import { SkeletonText } from '../../../kit/skeleton';
import type { ArrangedInterview } from '../../../lib/api';
import { fullDay } from '../../../lib/format';
import { rate } from '../../../lib/money';

/** What the applicant wrote: the message, and the answers to the job's questions. */
export function ApplicationBeside({ interview }: { interview: ArrangedInterview }) {
  const { applicationId, ownSide, jobId, worker } = interview;
  const isWorker = ownSide === 'worker';
  const found = useApplication(String(applicationId));
  const path = isWorker ? `/my-jobs?application=${applicationId}` : `/jobs/${jobId}/applicants?group=interview`;
  return (
    <section className="card card-p stack gap-3" aria-label="The application">
      <h2 className="card-title">{isWorker ? 'What you wrote' : `What ${worker} wrote`}</h2>
      {found.isPending && <SkeletonText label="Loading the application" />}
      {found.isError && <ErrorState title="The application didn’t load" error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && (
        <>
          <p className="sm mut">
            {isWorker ? 'You asked for ' : 'Asks for '}
            <span className="num">{rate(found.data.proposedRate, found.data.rateUnit, found.data.currency)}</span>
            {found.data.availableFrom && `, available starting ${fullDay(found.data.availableFrom)}`}
          </p>
          {found.data.message ? <RichText text={found.data.message} /> : <p className="mut">No message, just the rate.</p>}
          {found.data.answers.map(({ question, answer }) => (
            <div key={question}>
              <h3 className="row-title break">{question}</h3>
              <p className="break">{answer}</p>
            </div>
          ))}
        </>
      )}
      <div>
        <Link className="tap" to={path}>
          {isWorker ? 'See your application' : 'See the applicants'}
        </Link>
      </div>
    </section>
  );
}
