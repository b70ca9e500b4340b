import { useState } from 'react';
import * as v from 'valibot';
import { useRequestEmailLink, useSignInByLink } from '../../../data/accounts/email-link';
import { isLinkGone } from '../../../data/accounts/proof';
import { useSite } from '../../../data/site/site';
import { ContactCard } from '../../../domain/contact-card';
import { Banner } from '../../../kit/banner';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Title } from '../../../kit/title';
import { email } from '../../../lib/fields';
import { afterSignIn } from '../../../lib/next';
import { useNavigate, useSearchParams } from '../../../lib/router/hooks';
import { readStored, removeStored, writeStored } from '../../../lib/storage';
import { LinkStep } from '../components/link-step';
import { nextKey, useLinkToken } from '../use-link-token';

/** Signs in with the token in the URL fragment; without one, asks for a link by email. */
export default function SignInLinkPage() {
  const link = useLinkToken('token');
  return (
    <Page width="narrow">
      <Title>Sign in by email</Title>
      {link ? <SignIn key={link.token} token={link.token} /> : <RequestLink />}
    </Page>
  );
}

function SignIn({ token }: { token: string }) {
  const navigate = useNavigate();
  const signIn = useSignInByLink(token, (user) => {
    const next = readStored<string>(nextKey);
    removeStored(nextKey);
    navigate(afterSignIn(next, user), { replace: true });
  });
  if (isLinkGone(signIn.error)) {
    return (
      <>
        <Banner kind="danger" lead="This link doesn’t work anymore.">
          A link works once, for 15 minutes. Get a new one.
        </Banner>
        <RequestLink />
      </>
    );
  }
  return (
    <LinkStep link={signIn} go="Sign in" pendingLabel="Signing in…">
      Your link is ready. One tap and you’re in.
    </LinkStep>
  );
}

const schema = v.object({ email });

function RequestLink() {
  const [params] = useSearchParams();
  const next = params.get('next');
  const { contact } = useSite();
  const [message, setMessage] = useState('');
  const form = useSchemaForm(schema, { email: '' });
  const ask = useRequestEmailLink((requested) => {
    if (next) writeStored(nextKey, next);
    setMessage(requested.message);
  });
  const back = (
    <p>
      <Link className="tap" to={{ pathname: '/sign-in', search: params.toString() }}>
        Sign in with your password
      </Link>
    </p>
  );
  if (message) {
    return (
      <>
        <Banner kind="ok" lead="We got your request.">
          {message}
        </Banner>
        <ContactCard contact={contact} />
        {back}
      </>
    );
  }
  return (
    <>
      <p className="mut">Get a link that signs you in without your password. It works once, for 15 minutes.</p>
      <Form form={form} name="link" onSubmit={ask.act} failure={ask.error}>
        <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" enterKeyHint="send" />
        <Button type="submit" variant="primary" size="lg" block pending={ask.pending} pendingLabel="Sending…">
          Send me a link
        </Button>
      </Form>
      {back}
    </>
  );
}
