import { useVerdict } from '../../../data/applications/verdict';
import { ErrorLine } from '../../../kit/error-line';
import { Segment } from '../../../kit/segment';
import type { Application } from '../../../lib/api';
import { verdicts } from '../statuses';

/** The employer's private rating: yes, maybe or no. Tapping it again clears it. */
export function RatingChoice({ application }: { application: Application }) {
  const rate = useVerdict(application.id);
  const { verdict, worker } = application;
  if (!application.canRate) return verdict ? <p className="sm">Your team’s rating: {verdict}.</p> : null;
  return (
    <div className="stack gap-1">
      <p className="sm mut">Your rating (private)</p>
      <Segment
        label={`Your rating of ${worker.name}`}
        options={verdicts}
        value={rate.pending ? (rate.input ?? null) : verdict}
        onChoose={(chosen) => rate.act(chosen === verdict ? null : chosen)}
      />
      <ErrorLine error={rate.error} />
    </div>
  );
}
