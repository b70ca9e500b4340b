import { MapPin } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { Avatar } from '../../../kit/avatar';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page, Row } from '../../../kit/layout';
import { Missing } from '../../../kit/missing';
import { Pill } from '../../../kit/pill';
import { RichText } from '../../../kit/rich-text';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { ApiError } from '../../../lib/errors';
import { date } from '../../../lib/format';
import { rate } from '../../../lib/money';
import { useSession } from '../../../lib/session';
import { joinTown } from '../../../lib/town';
import { usePerson } from '../queries';

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
    if (query.error instanceof ApiError && query.error.status === 404) return <Missing title="No such person" text="Nobody here has this profile." />;
    return (
      <Page width="middle">
        <ErrorState title="The profile did not load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  const person = query.data;
  const town = joinTown(person.city, person.state);
  return (
    <Page width="middle">
      <article className="card card-p stack gap-4">
        <Row gap={4}>
          <Avatar id={person.id} name={person.name} size="l" />
          <div className="grow">
            <Title className="jobtitle break">{person.name}</Title>
            {person.headline && <p className="mut break">{person.headline}</p>}
          </div>
        </Row>
        <Row gap={4} wrap className="mut">
          {town && (
            <Row gap={1} as="span">
              <Icon of={MapPin} size="s" />
              {town}
            </Row>
          )}
          {person.rate !== null && <b className="num">{rate(person.rate, person.rateUnit, person.currency)}</b>}
          <span>Here since {date(person.createdAt)}</span>
        </Row>
        {person.skills.length > 0 && (
          <Row wrap gap={1}>
            {person.skills.map((skill) => (
              <Pill key={skill}>{skill}</Pill>
            ))}
          </Row>
        )}
        {person.about ? <RichText text={person.about} /> : <p className="mut">Nothing written here yet.</p>}
        {user?.id === person.id && (
          <p>
            This is you. <Link to="/profile">Edit your profile</Link>
          </p>
        )}
      </article>
    </Page>
  );
}
