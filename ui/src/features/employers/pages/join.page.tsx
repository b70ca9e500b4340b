import { useEffect, useState } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useAcceptInvitation, useReadInvitation } from '../../../data/employers/join';
import { SignInActions } from '../../../domain/sign-in-actions';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { InvitationOffer } from '../../../lib/api';
import { isGone } from '../../../lib/errors';
import { useLocation, useNavigate } from '../../../lib/router/hooks';
import { readStored, removeStored, writeStored } from '../../../lib/storage';
import { toast } from '../../../lib/toast';
import { permissionsText } from '../permissions';

/** Storage key for the token, which has to survive the trip through the sign-in pages. Stored for this tab only. */
const tokenKey = 'join-token';

/** `/join#token=…`: an invitation to become a member of an employer. */
export default function JoinPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readStored<string>(tokenKey, 'session') ?? '');

  // Fragments never reach server logs. Remove the token from the history and the address bar too.
  useEffect(() => {
    const hashToken = new URLSearchParams(hash.slice(1)).get('token');
    if (!hashToken) return;
    writeStored(tokenKey, hashToken, 'session');
    setToken(hashToken);
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  return (
    <Page width="narrow">
      <Title>Invitation</Title>
      {token ? <Invitation key={token} token={token} /> : <ExpiredInvitation />}
    </Page>
  );
}

function ExpiredInvitation() {
  return (
    <>
      <Banner kind="warn" lead="This invitation doesn’t work anymore.">
        A link works once, for a week. Ask the person who sent it for a new one.
      </Banner>
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </>
  );
}

function Invitation({ token }: { token: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [offer, setOffer] = useState<InvitationOffer | null>(null);
  const read = useReadInvitation(setOffer);
  const accept = useAcceptInvitation((membership) => {
    removeStored(tokenKey, 'session');
    toast('You’re in', `You can now act for ${membership.employer}.`);
    navigate(`/settings/employers/${membership.employerId}`, { replace: true });
  });
  const { act } = read;
  useEffect(() => act(token), [act, token]);

  if (isGone(read.error)) return <ExpiredInvitation />;
  if (read.error) return <ErrorState title="The invitation didn’t load" error={read.error} onRetry={() => act(token)} />;
  if (!offer) return <SkeletonText label="Loading the invitation" lines={3} />;
  // Don't repeat the name of someone who invites people on their own behalf. A final initial already has its period.
  const whom = offer.employer === offer.invitedBy ? 'them' : offer.employer;
  return (
    <div className="card stack gap-4">
      <p>
        <b>{offer.invitedBy}</b> invited you to join{' '}
        <Link className="break" to={`/employers/${offer.employerId}`}>
          {whom}
        </Link>
        {!whom.endsWith('.') && '.'}
      </p>
      <p>
        What you can do there: <b>{permissionsText(offer.rights).toLowerCase()}</b>.
      </p>
      {user ? (
        <>
          <ErrorLine error={accept.error} />
          <Button variant="primary" size="lg" block pending={accept.pending} pendingLabel="Joining…" onClick={() => accept.act(token)}>
            Join as {user.name}
          </Button>
        </>
      ) : (
        <>
          <p className="mut">Sign in or create an account. We’ll bring you back to this invitation.</p>
          <SignInActions />
        </>
      )}
    </div>
  );
}
