import { useSupportStats } from '../../../data/support/stats';
import { ErrorState } from '../../../kit/error-state';
import { SkeletonText } from '../../../kit/skeleton';
import { counted } from '../../../lib/format';
import { once } from '../../../lib/once';
import { formatDuration } from '../labels';

const stars = once(() => new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
/** Minimum sample size for a meaningful number. Below it, visitors don't see a usual reply time either. */
const minSamples = 5;
const tooFew = 'not enough yet';

/** Support statistics: waiting times, reply times and ratings. */
export function SupportStats() {
  const numbers = useSupportStats();
  if (numbers.isPending) return <SkeletonText lines={3} label="Loading the numbers" />;
  if (numbers.isError && !numbers.data) {
    return <ErrorState title="The numbers didn’t load" error={numbers.error} onRetry={() => void numbers.refetch()} />;
  }
  const { days, chats, waiting, reply, ratingTenths, ratings } = numbers.data;
  return (
    <section className="card stack gap-4" aria-labelledby="inbox-numbers">
      <div>
        <h2 className="card-title" id="inbox-numbers">
          The last {days} days
        </h2>
        <p className="mut">{counted(chats, 'chat', 'chats')}. Median, for chats during your hours.</p>
      </div>
      <dl className="grid g-3 gap-4">
        <Figure
          name="Waiting time"
          value={waiting.count < minSamples || waiting.seconds === null ? tooFew : formatDuration(waiting.seconds)}
          note={`of ${counted(waiting.count, 'chat', 'chats')}`}
        />
        <Figure
          name="Reply time"
          value={reply.count < minSamples || reply.seconds === null ? tooFew : formatDuration(reply.seconds)}
          note={`of ${counted(reply.count, 'reply', 'replies')}; visitors see it as the usual time`}
        />
        <Figure
          name="Rating"
          value={ratings < minSamples || ratingTenths === null ? tooFew : `${stars().format(ratingTenths / 10)} of 5`}
          note={`of ${counted(ratings, 'rating', 'ratings')}`}
        />
      </dl>
    </section>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt className="sm mut">{name}</dt>
      <dd className="inbox-number num">{value}</dd>
      <dd className="sm mut">{note}</dd>
    </div>
  );
}
