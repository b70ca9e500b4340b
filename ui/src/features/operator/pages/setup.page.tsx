import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Page } from '../../../kit/layout';
import { Title } from '../../../kit/title';
import { email, newPassword, text } from '../../../lib/fields';
import { SiteFields } from '../components/site-fields';
import { useSetup } from '../mutations';
import { siteBody, siteSchema } from '../site-schema';

const schema = v.object({ name: text(100, 'Enter your name.'), email, password: newPassword, site: siteSchema });

const empty = { name: '', email: '', password: '', site: { name: 'Jobstead', town: '', zone: '', currency: 'USD', brand: '#1f6b54' } };

/** The first page of a new site. The one-time token comes behind the # of the link, so that it is in no log. */
export default function SetupPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');

  // Nor should it stay in the history or in the address that somebody copies.
  useEffect(() => {
    if (hash) navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);

  return (
    <Page width="narrow">
      <div>
        <Title>Set up your site</Title>
        <p className="mut">Your account, and the town this board is for. All of it can be changed later.</p>
      </div>
      {token ? <SetupForm token={token} /> : <NoToken />}
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

function SetupForm({ token }: { token: string }) {
  const form = useSchemaForm(schema, empty);
  // A fresh page, so that the name and the colour are in it from the first byte.
  const setup = useSetup(() => location.assign('/'));
  return (
    <Form form={form} name="setup" onSubmit={({ site, ...account }) => setup.act({ token, ...account, site: siteBody(site) })} failure={setup.error}>
      <h2>You</h2>
      <TextField name="name" label="Your name" autoComplete="name" maxLength={100} />
      <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words in a row are easy to remember."
      />
      <h2>The site</h2>
      <SiteFields prefix="site." />
      <Button type="submit" variant="primary" size="lg" block pending={setup.pending} pendingLabel="Setting up…">
        Open the board
      </Button>
    </Form>
  );
}
