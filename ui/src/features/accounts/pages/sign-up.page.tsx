import { useSession } from '../../../data/accounts/session';
import { JoinForm, useJoin } from '../../../domain/join-form';
import { Button } from '../../../kit/button';
import { Page } from '../../../kit/layout';
import { Link, Navigate } from '../../../kit/link';
import { Title } from '../../../kit/title';
import { afterSignIn } from '../../../lib/next';
import { useSearchParams } from '../../../lib/router/hooks';
import { DraftNotice } from '../components/draft-notice';

export default function SignUpPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const join = useJoin();
  if (user) return <Navigate to={afterSignIn(params.get('next'), user)} replace />;

  return (
    <Page width="narrow">
      <div>
        <Title>Create an account</Title>
        <p className="mut">Three fields, and you’re ready to apply or post.</p>
      </div>
      <DraftNotice next={params.get('next')} />
      <JoinForm join={join} name="sign-up">
        <Button type="submit" variant="primary" size="lg" block pending={join.signUp.pending} pendingLabel="Creating…">
          Create account
        </Button>
      </JoinForm>
      <p>
        Already have an account? <Link to={{ pathname: '/sign-in', search: params.toString() }}>Sign in</Link>
      </p>
    </Page>
  );
}
