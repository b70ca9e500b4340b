import { Link } from 'react-router';
import { canPost, useSession } from '../../../data/accounts/session';
import { useDashboard } from '../../../data/dashboard/dashboard';
import { FreeAccess } from '../../../domain/free-access';
import { ButtonLink } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { Dashboard, Role } from '../../../lib/api';
import { count, firstName } from '../../../lib/format';
import { Todos } from '../components/todos';

const start: Record<'works' | 'hires' | 'both', { text: string; to: string; label: string }> = {
  works: { text: 'Apply for a job, and offers, interviews and replies will show up here.', to: '/jobs', label: 'Find jobs' },
  hires: { text: 'Post a job, and applicants waiting for your reply will show up here.', to: '/post-job', label: 'Post a job' },
  both: { text: 'Post a job or apply for one, and your next steps will show up here.', to: '/jobs', label: 'Find jobs' },
};

function sideOf(role: Role | null): keyof typeof start {
  if (role === 'worker') return 'works';
  return role === 'employer' || role === 'enterprise' || role === 'admin' ? 'hires' : 'both';
}

/** The person's next steps, then their key figures. */
export default function DashboardPage() {
  const { user } = useSession();
  const board = useDashboard();
  return (
    <Page gap={6}>
      {canPost(user) && <FreeAccess />}
      <div className="row gap-3 wrp sp">
        <div className="grow head-words">
          <Title>Dashboard</Title>
          {user && <p className="mut">Good to see you, {firstName(user.name)}.</p>}
        </div>
        <ButtonLink to="/my-jobs">My jobs</ButtonLink>
      </div>
      {board.isPending && <SkeletonText label="Loading your dashboard" />}
      {board.isError && <ErrorState title="Your dashboard didn’t load" error={board.error} onRetry={() => void board.refetch()} />}
      {board.data && <Board board={board.data} />}
    </Page>
  );
}

function Board({ board }: { board: Dashboard }) {
  const first = start[sideOf(board.role)];
  return (
    <>
      <section className="stack gap-3">
        <h2>Next steps</h2>
        {board.actions.length > 0 ? (
          <Todos actions={board.actions} />
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
          {board.figures.map(({ kind, label, value, href }) => (
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
