import { useAvailability, useSetAvailability } from '../../../data/rapid-hire/availability';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { useOverlay } from '../../../kit/overlay';
import { SkeletonText } from '../../../kit/skeleton';
import { Switch } from '../../../kit/switch';
import type { Availability } from '../../../lib/api';
import { siteDate } from '../../../lib/moment';
import { shortMoney, unitLabels } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { joinTown } from '../../../lib/town';

const AvailabilitySheet = lazyOverlay(() => import('./availability-sheet'));

/** Whether the person can be asked to work, and what for. */
export function AvailabilityCard() {
  const query = useAvailability();
  const [open, setOpen] = useOverlay('availability');
  const stored = query.data ?? null;
  return (
    <section className="card card-p stack gap-3" aria-labelledby="availability">
      <h2 className="section-title" id="availability">
        Work on short notice
      </h2>
      {query.isPending && <SkeletonText label="Loading your availability" />}
      {query.isError && <ErrorState title="Your availability didn’t load" error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && !stored && (
        <p className="mut">Say what you do, where and when. If somebody needs help today and it fits, we ask you. Saying no costs nothing.</p>
      )}
      {stored && <Stored availability={stored} />}
      {query.isSuccess && (
        <div className="actions">
          <Button variant={stored ? 'secondary' : 'primary'} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {stored ? 'Change' : 'Set it up'}
          </Button>
        </div>
      )}
      {open && <AvailabilitySheet stored={stored} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Stored({ availability }: { availability: Availability }) {
  const { zone, currency, categories } = useSite();
  const save = useSetAvailability(({ available, until }) =>
    available
      ? toast('You’re available', `Until ${siteDate(until, zone)}, unless you turn it off.`)
      : toast('Turned off', 'We won’t ask you about work.'),
  );
  const { available, until, city, state, radiusMiles, minRate, rateUnit, hours } = availability;
  const names = availability.categories.map((id) => categories.find((category) => category.id === id)?.name ?? id);
  const { until: _, ...body } = availability;
  return (
    <>
      <Switch
        label="I’m available"
        stored={available}
        save={{ ...save, input: save.input?.available, act: (on: boolean) => save.act({ ...body, available: on }) }}
      />
      <ErrorLine error={save.error} />
      <p className="mut break">
        {names.join(', ')}. Up to {radiusMiles} {radiusMiles === 1 ? 'mile' : 'miles'} from {joinTown(city, state)},{' '}
        {minRate === null ? 'for any pay' : `from ${shortMoney(minRate, currency)} ${unitLabels[rateUnit]}`},{' '}
        {hours.length === 0 ? 'at any time' : 'in your hours'}.{available && ` It ends on ${siteDate(until, zone)} unless you save it again.`}
      </p>
      {available && (
        <p className="sm mut">
          Turn on push in your <Link to="/notifications/settings">notification settings</Link> so your phone rings. We don’t ask you in your quiet
          hours.
        </p>
      )}
    </>
  );
}
