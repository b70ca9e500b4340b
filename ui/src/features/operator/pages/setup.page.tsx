import { useEffect, useState } from 'react';
import { Page } from '../../../kit/layout';
import { Title } from '../../../kit/title';
import { useLocation, useNavigate } from '../../../lib/router/hooks';
import { SetupSteps } from '../components/setup-steps';

/** Sets up a new site. The one-time token is in the URL fragment, which never reaches server logs. */
export default function SetupPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');

  // Remove the token from the history and the address bar too.
  useEffect(() => {
    if (hash) navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  return (
    <Page width="narrow">
      <div>
        <Title>Set up your site</Title>
        <p className="mut">Four short steps: you, your town, what things cost, and how people reach you. You can change it all later.</p>
      </div>
      {token ? <SetupSteps token={token} /> : <NoToken />}
    </Page>
  );
}

function NoToken() {
  return (
    <div className="notice n-w">
      <p>
        <b>The link is incomplete.</b> Run <code>jobstead setup-link</code> on the server and open the whole address it prints.
      </p>
    </div>
  );
}
