import { lazy, Suspense } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useEmployer } from '../../../data/employers/employer';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Missing } from '../../../kit/missing';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { ApiError } from '../../../lib/errors';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { useNavigate, useParams } from '../../../lib/router/hooks';
import { MemberList } from '../components/member-list';
import { canManage, permissionsText } from '../permissions';

const EmployerContact = lazy(() => loadWithRetry(() => import('../../contracts/components/employer-contact')));
const EmployerForm = lazy(() => loadWithRetry(() => import('../components/employer-form')));
const Invitations = lazy(() => loadWithRetry(() => import('../components/invitations')));

/** The settings of an employer: its page, members and invitations. */
export default function EmployerSettingsPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const query = useEmployer(id);
  if (query.isPending) {
    return (
      <Page width="middle">
        <SkeletonText label="Loading the employer" />
      </Page>
    );
  }
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.status === 404) return <NotYours />;
    return (
      <Page width="middle">
        <ErrorState title="The employer didn’t load" error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  const employer = query.data;
  if (!employer.rights || !user) return <NotYours />;
  const mayManage = canManage(employer.rights);
  return (
    <Page width="middle" gap={8}>
      <div>
        <Title className="break">{employer.name}</Title>
        <p className="mut">
          You have: {permissionsText(employer.rights).toLowerCase()}.{' '}
          <Link className="tap" to={`/employers/${id}`}>
            View public page
          </Link>
        </p>
      </div>
      {/* Together, so that none of them is pushed down by the one above it. */}
      <Suspense fallback={<SkeletonText label="Loading the form" lines={8} />}>
        {mayManage && <EmployerForm key={employer.id} employer={employer} />}
        {employer.rights.hire && (
          <section className="stack gap-4">
            <h2 className="section-title">For people you hire</h2>
            <EmployerContact employer={employer.id} />
          </section>
        )}
        <section className="stack gap-4">
          <h2 className="section-title">Members</h2>
          <MemberList employer={employer} me={user.id} onLeft={() => navigate('/settings', { replace: true })} />
        </section>
        {mayManage && (
          <section className="stack gap-4">
            <h2 className="section-title">Invite a member</h2>
            <Invitations id={id} />
          </section>
        )}
      </Suspense>
    </Page>
  );
}

const NotYours = () => <Missing title="Nothing to manage here" text="You’re not a member of this employer. Someone who is can invite you." />;
