import * as v from 'valibot';
import { useSaveEmail } from '../../../data/support/chat-steps';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import type { ChatSession } from '../../../lib/api';
import { email } from '../../../lib/fields';

/** Asks the visitor for an email address, in case they leave before an agent replies. */
export default function EmailForm({ session }: { session: ChatSession }) {
  const form = useSchemaForm(v.object({ email }), { email: '' });
  const save = useSaveEmail(session.id);
  if (session.email) {
    return <p className="chat-mail sm break">If you’re gone by then, we’ll reply to {session.email}.</p>;
  }
  return (
    <div className="chat-mail">
      <Form form={form} name="chat-email" failure={save.error} className="stack gap-2" onSubmit={(body) => save.act(body.email)}>
        <TextField
          name="email"
          type="email"
          label="Your email address"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          hint="It may be a while. Leave your email, and we’ll reply there."
        />
        <div>
          <Button type="submit" size="sm" pending={save.pending}>
            Save email
          </Button>
        </div>
      </Form>
    </div>
  );
}
