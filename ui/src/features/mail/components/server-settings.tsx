import { useState } from 'react';
import * as v from 'valibot';
import { useAllowAddress, useCheckMail, useSaveMailServer } from '../../../data/mail/outbox';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Pill } from '../../../kit/pill';
import type { MailCheck, MailServer } from '../../../lib/api';
import { optionalText } from '../../../lib/fields';
import { relativeTime } from '../../../lib/format';
import { toast } from '../../../lib/toast';

const schema = v.object({ url: optionalText(400), password: v.string(), senderAddress: optionalText(254), senderName: optionalText(100) });

/** The mail server, a check of it, and the addresses that bounced. */
export default function ServerSettings({ server }: { server: MailServer }) {
  return (
    <div className="stack gap-6">
      <ServerForm server={server} />
      <Check />
      <Bounced server={server} />
    </div>
  );
}

function ServerForm({ server }: { server: MailServer }) {
  const form = useSchemaForm(schema, { url: server.url, password: '', senderAddress: server.senderAddress, senderName: server.senderName });
  const save = useSaveMailServer(() => {
    form.setValue('password', '');
    toast('Mail server saved');
  });
  return (
    <Form form={form} name="mail-server" failure={save.error} onSubmit={({ password, ...body }) => save.act({ ...body, password: password || null })}>
      {server.isFixed ? (
        <p>
          The mail server is set where the site is started: <span className="num break">{server.url}</span>
        </p>
      ) : (
        <>
          <TextField
            name="url"
            label="Mail server"
            optional
            inputMode="url"
            maxLength={400}
            hint="Like smtp://user@mail.example.org:587. Your mail provider’s help says what to enter. Leave it empty to send no email."
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            optional
            autoComplete="off"
            maxLength={400}
            hint={
              server.hasPassword ? 'Saved. Enter it again only to change it, or when you change the server.' : 'Never shown again once it’s saved.'
            }
          />
        </>
      )}
      <TextField
        name="senderAddress"
        label="Sender address"
        type="email"
        optional
        maxLength={254}
        hint="Leave it empty to use the site’s contact address."
      />
      <TextField name="senderName" label="Sender name" optional maxLength={100} hint="Leave it empty to use the site’s name." />
      <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
        Save
      </Button>
    </Form>
  );
}

const verdicts = {
  good: { tone: 'ok', label: 'OK' },
  warning: { tone: 'warn', label: 'Look at this' },
  bad: { tone: 'danger', label: 'Failed' },
} as const;

const checkSchema = v.object({ selector: optionalText(200) });

function Check() {
  const form = useSchemaForm(checkSchema, { selector: '' });
  const [found, setFound] = useState<MailCheck | null>(null);
  const check = useCheckMail(setFound);
  return (
    <section className="stack gap-4" aria-labelledby="mail-check">
      <h2 id="mail-check" className="section-title">
        Check it
      </h2>
      <p>We connect, sign in, send a test to your own address, and look up what your domain says about email.</p>
      <Form form={form} name="mail-check" failure={check.error} onSubmit={check.act}>
        <TextField
          name="selector"
          label="Name of the DKIM key"
          optional
          autoComplete="off"
          maxLength={200}
          hint="Your mail provider calls it the selector. Leave it empty to try the usual ones."
        />
        <div>
          <Button type="submit" pending={check.pending} pendingLabel="Checking…">
            Check the mail server
          </Button>
        </div>
      </Form>
      <ul className="stack gap-3" aria-live="polite">
        {found?.findings.map((finding) => (
          <li key={finding.title} className="card stack gap-2">
            <div className="row wrp gap-2">
              <b>{finding.title}</b>
              <Pill tone={verdicts[finding.verdict].tone}>{verdicts[finding.verdict].label}</Pill>
            </div>
            <p className="sm break">{finding.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bounced({ server }: { server: MailServer }) {
  const allow = useAllowAddress(() => toast('We’ll send email there again'));
  if (server.bounced.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby="mail-bounced">
      <h2 id="mail-bounced" className="section-title">
        Addresses that bounced
      </h2>
      <p>The mail server says these don’t exist, so we send nothing there.</p>
      <ul className="stack gap-3">
        {server.bounced.map(({ address, bouncedAt, reason }) => (
          <li key={address} className="card stack gap-2">
            <b className="break">{address}</b>
            <p className="sm mut break">
              {relativeTime(bouncedAt)}: {reason}
            </p>
            <div>
              <Button
                size="sm"
                aria-label={`Send to ${address} again`}
                pending={allow.pending && allow.input === address}
                onClick={() => allow.act(address)}
              >
                Send there again
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ErrorLine error={allow.error} />
    </section>
  );
}
