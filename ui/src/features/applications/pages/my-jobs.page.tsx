import { useSearchParams } from 'react-router';
import { Page } from '../../../kit/layout';
import { SignInActions } from '../../../kit/sign-in-actions';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import type { User } from '../../../lib/api';
import { canApply, canPost, useSession } from '../../../lib/session';
import { Applicants } from '../components/applicants';
import { AppliedList } from '../components/applied-list';
import { PostedList } from '../components/posted-list';

/** Both sides: what one posted and what one applied for. With `?job=17`, the applicants of that job. */
export default function MyJobsPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const job = params.get('job');
  if (user && job && /^\d+$/.test(job)) return <Applicants jobId={job} />;
  return (
    <Page width="middle">
      <Title>My jobs</Title>
      {user ? <Lists user={user} /> : <SignedOut />}
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

function SignedOut() {
  return (
    <>
      <p className="mut">Here you follow the jobs you posted, who applied for them, and what became of your own applications.</p>
      <SignInActions />
    </>
  );
}
