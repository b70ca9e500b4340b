import { lazy, Suspense } from 'react';
import { useProfile } from '../../../data/accounts/profile';
import { canApply, useSession } from '../../../data/accounts/session';
import { SignInActions } from '../../../domain/sign-in-actions';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { CompletenessCard } from '../components/completeness';
import { ProfileForm } from '../components/profile-form';
import { ProfilePhoto } from '../components/profile-photo';

const Documents = lazy(() => loadWithRetry(() => import('../components/documents')));
const RecordCard = lazy(() => loadWithRetry(() => import('../../records/components/record-card')));

export default function ProfilePage() {
  const { user } = useSession();
  return (
    <Page>
      <div>
        <Title>Your profile</Title>
        {user ? (
          <p className="mut">
            {canApply(user) ? 'Employers see this with your application.' : 'People see your name and photo on your jobs.'}{' '}
            <Link to={`/people/${user.id}`}>See what they see</Link>
          </p>
        ) : (
          <p className="mut">Say once what you can do, what you charge and where you are. Every application you send includes it.</p>
        )}
      </div>
      {user ? <OwnProfile id={user.id} /> : <SignInActions />}
    </Page>
  );
}

function OwnProfile({ id }: { id: number }) {
  const { user } = useSession();
  const profile = useProfile();
  if (profile.isPending) return <SkeletonText label="Loading your profile" lines={8} />;
  if (profile.isError) return <ErrorState title="Your profile didn’t load" error={profile.error} onRetry={() => void profile.refetch()} />;
  return (
    <div className="grid side-l">
      <div>
        <div className="stack gap-6 beside">
          <CompletenessCard completeness={profile.data.completeness} />
          <ProfilePhoto id={id} profile={profile.data} />
        </div>
      </div>
      <div className="stack gap-6 middle">
        <ProfileForm profile={profile.data} />
        <Suspense>
          <Documents documents={profile.data.documents} />
          {canApply(user) && <RecordCard id={id} />}
        </Suspense>
      </div>
    </div>
  );
}
