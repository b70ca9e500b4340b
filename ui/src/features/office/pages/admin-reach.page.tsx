import { useSession } from '../../../data/accounts/session';
import { usePushServices, useUnreached } from '../../../data/office/reach';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { PushService, Unreached } from '../../../lib/api';
import { count, dateTime, relativeTime } from '../../../lib/format';

/** People whom no message reaches in time, and how the push services do. */
export default function AdminReachPage() {
  const people = useUnreached();
  const { user } = useSession();
  const services = usePushServices(user?.staff === 'admin' || user?.staff === 'superadmin');
  return (
    <Page width="middle" gap={5}>
      <Title>Reach</Title>
      <section className="stack gap-3">
        <h2 className="card-title">Call these people</h2>
        <p className="mut">Something has a deadline, and no push or email has reached them. They leave this list once they read it.</p>
        {people.isPending && <SkeletonText label="Loading the people to call" />}
        {people.isError && !people.data && <ErrorState title="The list didn’t load" error={people.error} onRetry={() => void people.refetch()} />}
        {people.data?.items.length === 0 && (
          <Empty
            title="No one to call"
            text="Everyone with something urgent has been reached."
            action={<ButtonLink to="/admin-dashboard">Go to the office</ButtonLink>}
          />
        )}
        {people.data && people.data.items.length > 0 && (
          <ul className="card list" aria-label="People to call">
            {people.data.items.map((one) => (
              <Person key={one.id} person={one} />
            ))}
          </ul>
        )}
      </section>
      {services.data && (
        <section className="stack gap-3">
          <h2 className="card-title">Push services</h2>
          {services.data.items.length === 0 && <p className="mut">Nothing has been pushed yet.</p>}
          {services.data.items.length > 0 && (
            <ul className="card list" aria-label="Push services">
              {services.data.items.map((service) => (
                <Service key={service.host} service={service} />
              ))}
            </ul>
          )}
        </section>
      )}
    </Page>
  );
}

function Person({ person: { userId, name, email, phone, title, usefulUntil } }: { person: Unreached }) {
  return (
    <li className="card-p stack gap-1">
      <span className="row gap-2 sp wrp">
        <Link to={`/people/${userId}`} className="b break">
          {name}
        </Link>
        <span className="sm">by {dateTime(usefulUntil)}</span>
      </span>
      <span className="break">{title}</span>
      <span className="row gap-2 wrp sm">
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
        <a href={`mailto:${email}`}>{email}</a>
      </span>
    </li>
  );
}

function Service({ service: { host, sent, failed, lastError, refusedAt } }: { service: PushService }) {
  return (
    <li className="card-p stack gap-1">
      <span className="row gap-2 sp wrp">
        <b className="break">{host}</b>
        {refusedAt !== null && <Pill tone="danger">Refuses this site</Pill>}
      </span>
      <span className="sm mut">
        {count(sent)} sent, {count(failed)} failed
      </span>
      {refusedAt !== null && (
        <span className="sm break">
          It began {relativeTime(refusedAt)}: {lastError}. Check the server’s clock; nobody who uses this service gets push notifications.
        </span>
      )}
    </li>
  );
}
