import { useState } from 'react';
import * as v from 'valibot';
import { type Invited, useInvitations, useInvite, useRevoke } from '../../../data/employers/invitations';
import { Button } from '../../../kit/button';
import { CopyLink } from '../../../kit/copy-link';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { SkeletonText } from '../../../kit/skeleton';
import { email, text } from '../../../lib/fields';
import { date } from '../../../lib/format';
import { toast } from '../../../lib/toast';
import { permissionsText } from '../permissions';
import { PermissionFields } from './permission-fields';
import { pickRights, rightsEntries } from './rights-schema';

type Created = Invited & { label: string; email: string };

/** Creates invitation links for new members and lists the unused ones. */
export default function Invitations({ id }: { id: string }) {
  const [created, setCreated] = useState<Created | null>(null);
  return (
    <>
      <InviteForm id={id} onCreated={setCreated} />
      {created && (
        <div className="card stack gap-2">
          <CopyLink label={`Link for ${created.label}`} url={created.url} />
          <p className="hint">
            {created.email && `We’re emailing it to ${created.email}. `}
            Shown only once. It works one time, until {date(created.expiresAt)}. Don’t send it to anyone else.
          </p>
        </div>
      )}
      <OpenInvitations id={id} />
    </>
  );
}

const schema = v.object({
  label: text(100, 'Say who the link is for.'),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => !typed || v.is(email, typed), 'Check the email address. It should look like name@example.org.'),
  ),
  ...rightsEntries,
});
const empty = { label: '', email: '', post: true, hire: true, pay: false, view: true };

function InviteForm({ id, onCreated }: { id: string; onCreated: (created: Created) => void }) {
  const form = useSchemaForm(schema, empty);
  const invite = useInvite(id, (invited) => {
    const { label, email } = form.getValues();
    onCreated({ ...invited, label: label.trim(), email: email.trim() });
    form.reset();
  });
  return (
    <Form
      form={form}
      name="invite"
      className="card stack gap-4"
      failure={invite.error}
      onSubmit={({ label, email, ...rights }) => invite.act({ label, email: email || null, rights: pickRights(rights) })}
    >
      <TextField name="label" label="Who is this link for?" maxLength={100} hint="Only your team sees this, like “Ann at the counter”." />
      <TextField
        name="email"
        label="Their email (optional)"
        hint="We’ll email the link. You can also copy it."
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <PermissionFields />
      <div>
        <Button type="submit" pending={invite.pending} pendingLabel="Creating…">
          Create link
        </Button>
      </div>
    </Form>
  );
}

function OpenInvitations({ id }: { id: string }) {
  const query = useInvitations(id);
  const revoke = useRevoke(id, () => toast('Invitation revoked'));
  if (query.isPending) return <SkeletonText label="Loading the invitations" lines={2} />;
  if (query.isError) return <ErrorState title="The invitations didn’t load" error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.items.length === 0) return null;
  return (
    <div className="stack gap-2">
      <h3>Not used yet</h3>
      <ul className="list">
        {query.data.items.map((invitation) => (
          <li key={invitation.id}>
            <span className="grow">
              <b className="block break">{invitation.label}</b>
              <span className="sm mut">
                {permissionsText(invitation.rights)}, until {date(invitation.expiresAt)}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={`Revoke the invitation for ${invitation.label}`}
              pending={revoke.pending && revoke.input === invitation.id}
              onClick={() => revoke.act(invitation.id)}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <ErrorLine error={revoke.error} />
    </div>
  );
}
