import { Plus } from 'lucide';
import { canPost, useSession } from '../../../data/accounts/session';
import { useDashboard } from '../../../data/dashboard/dashboard';
import { FreeAccess } from '../../../domain/free-access';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Dashboard, Role } from '../../../lib/api';
import { count, firstName } from '../../../lib/format';
import Today from '../../shifts/components/today';
import { TourLine } from '../../tour/components/tour-line';
import { Todos } from '../components/todos';

const emptyStates: Record<'worker' | 'employer' | 'both', { text: string; to: string; label: string }> = {
  worker: { text: 'Apply for a job, and offers, interviews and replies will show up here.', to: '/jobs', label: 'Find jobs' },
  employer: { text: 'Post a job, and applicants waiting for your reply will show up here.', to: '/post-job', label: 'Post a job' },
  both: { text: 'Post a job or apply for one, and your next steps will show up here.', to: '/jobs', label: 'Find jobs' },
};

function audienceOf(role: Role | null): keyof typeof emptyStates {
  if (role === 'worker') return 'worker';
  return role === 'employer' || role === 'enterprise' || role === 'admin' ? 'employer' : 'both';
}

/** The person's next steps, then their key figures. */
export default function DashboardPage() {
  const { user } = useSession();
  const dashboard = useDashboard();
  return (
    <Page gap={6}>
      <div className="row gap-3 wrp sp">
        <div className="grow head-words">
          <Title>Dashboard</Title>
          {user && <p className="mut">Good to see you, {firstName(user.name)}.</p>}
        </div>
        <ButtonLink to="/my-jobs">My jobs</ButtonLink>
      </div>
      {user && <Today />}
      <TourLine />
      {dashboard.isPending && <SkeletonText label="Loading your dashboard" />}
      {dashboard.isError && <ErrorState title="Your dashboard didn’t load" error={dashboard.error} onRetry={() => void dashboard.refetch()} />}
      {dashboard.data && <DashboardContent dashboard={dashboard.data} />}
      {!dashboard.isPending && canPost(user) && <FreeAccess />}
    </Page>
  );
}

function DashboardContent({ dashboard }: { dashboard: Dashboard }) {
  const { user } = useSession();
  const first = emptyStates[audienceOf(dashboard.role)];
  // With nothing to do, posting is already the empty state's button.
  const offersPosting = canPost(user) && (dashboard.actions.length > 0 || first.to !== '/post-job');
  return (
    <>
      <section className="stack gap-3">
        <div className="row wrp sp gap-3">
          <h2>Next steps</h2>
          {offersPosting && (
            <ButtonLink size="sm" className="m-only" to="/post-job">
              <Icon of={Plus} size="s" />
              Post a job
            </ButtonLink>
          )}
        </div>
        {dashboard.actions.length > 0 ? (
          <Todos actions={dashboard.actions} />
        ) : (
          <Empty
            title="You’re all caught up"
            text={first.text}
            action={
              <ButtonLink variant="primary" to={first.to}>
                {first.label}
              </ButtonLink>
            }
          />
        )}
      </section>
      <section className="stack gap-3">
        <h2>At a glance</h2>
        <div className="stats">
          {dashboard.figures.map(({ kind, label, value, href }) => (
            <Link key={kind} className="card stat" to={href}>
              <span className="sm mut k">{label}</span>
              <b>{count(value)}</b>
            </Link>
          ))}
        </div>
      </section>
    </>
  );
}
