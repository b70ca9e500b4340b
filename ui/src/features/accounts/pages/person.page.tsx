import { CalendarClock, MapPin } from 'lucide';
import { usePerson } from '../../../data/accounts/person';
import { useSession } from '../../../data/accounts/session';
import { SignInActions } from '../../../domain/sign-in-actions';
import { Avatar } from '../../../kit/avatar';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { Pill } from '../../../kit/pill';
import { RichText } from '../../../kit/rich-text';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { ApiError } from '../../../lib/errors';
import { date, fullDay, miles } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { useParams } from '../../../lib/router/hooks';
import { joinTown } from '../../../lib/town';
import { PersonReviews } from '../../reviews/components/review-list';

export default function PersonPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = usePerson(id);
  if (query.isPending) {
    return (
      <Page width="middle">
        <SkeletonText label="Loading the profile" />
      </Page>
    );
  }
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.status === 404) return <NoSuchPerson signedIn={user !== null} />;
    return (
      <Page width="middle">
        <ErrorState title="The profile didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  const person = query.data;
  const town = joinTown(person.city, person.state);
  return (
    <Page width="middle">
      <article className="card card-p stack gap-4">
        <div className="row gap-4">
          <Avatar id={person.id} name={person.name} size="xl" photoUrl={person.photoUrl} />
          <div className="grow">
            <Title className="jobtitle break">{person.name}</Title>
            {person.headline && <p className="mut break">{person.headline}</p>}
          </div>
        </div>
        <div className="row gap-4 wrp mut">
          {town && (
            <span className="row gap-1">
              <Icon of={MapPin} size="s" />
              {town}
              {person.distanceMiles !== null && `, ${miles(person.distanceMiles)} from you`}
            </span>
          )}
          {person.rate !== null && <b className="num">{rate(person.rate, person.rateUnit, person.currency)}</b>}
          <span>Joined {date(person.createdAt)}</span>
        </div>
        {(person.availability || person.availableFrom) && (
          <p className="row gap-1 break">
            <Icon of={CalendarClock} size="s" />
            {[person.availability, person.availableFrom && `from ${fullDay(person.availableFrom)}`].filter(Boolean).join(', ')}
          </p>
        )}
        {person.skills.length > 0 && (
          <div className="row gap-1 wrp">
            {person.skills.map((skill) => (
              <Pill key={skill}>{skill}</Pill>
            ))}
          </div>
        )}
        {person.about ? <RichText text={person.about} /> : <p className="mut">Nothing here yet.</p>}
        {user?.id === person.id && (
          <p>
            This is you. <Link to="/profile">Edit your profile</Link>
          </p>
        )}
      </article>
      <PersonReviews id={person.id} />
    </Page>
  );
}

/** Looks the same for a missing person and a hidden profile, so it doesn't reveal which one it is. */
function NoSuchPerson({ signedIn }: { signedIn: boolean }) {
  if (signedIn) return <Missing title="Profile not found" text="It doesn’t exist, or you can’t see it." />;
  return (
    <Page width="middle">
      <div>
        <Title>Profile not found</Title>
        <p className="mut">It doesn’t exist, or you need to sign in to see it.</p>
      </div>
      <SignInActions />
    </Page>
  );
}
