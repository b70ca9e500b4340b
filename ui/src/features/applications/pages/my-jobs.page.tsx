import { lazy, Suspense } from 'react';
import { canApply, canPost, useSession } from '../../../data/accounts/session';
import { SignInActions } from '../../../domain/sign-in-actions';
import { Page } from '../../../kit/layout';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import type { User } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { useSearchParams } from '../../../lib/router/hooks';
import { AppliedList } from '../components/applied-list';
import { PostedList } from '../components/posted-list';

const ApplicationDetails = lazy(() => loadWithRetry(() => import('../components/application-details')));

/** The jobs a person posted and applied for; with `?application=17`, that application in full. */
export default function MyJobsPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const one = params.get('application');
  if (user && one && /^\d+$/.test(one)) {
    return (
      <Suspense>
        <ApplicationDetails id={one} />
      </Suspense>
    );
  }
  return (
    <Page width="middle">
      <div>
        <Title>My jobs</Title>
        {!user && <p className="mut">Follow the jobs you posted, who applied, and how your own applications are going.</p>}
      </div>
      {user ? <Lists user={user} /> : <SignInActions />}
    </Page>
  );
}

function Lists({ user }: { user: User }) {
  const posted = { id: 'posted', label: 'Posted', content: <PostedList /> };
  const applied = { id: 'applied', label: 'Applied', content: <AppliedList /> };
  if (!canPost(user)) return applied.content;
  if (!canApply(user)) return posted.content;
  return <Tabs param="tab" label="My jobs" tabs={user.role === 'worker' ? [applied, posted] : [posted, applied]} />;
}
