import * as v from 'valibot';
import { useChangePassword } from '../../../data/accounts/change-password';
import { useSession } from '../../../data/accounts/session';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { PasswordField } from '../../../kit/form/password-field';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { newPassword } from '../../../lib/fields';
import { toast } from '../../../lib/toast';

const schema = v.object({ current: v.pipe(v.string(), v.nonEmpty('Enter your current password.')), new: newPassword });

export function PasswordForm() {
  const { user } = useSession();
  const form = useSchemaForm(schema, { current: '', new: '' });
  const change = useChangePassword(() => {
    form.reset();
    toast('Password changed', 'Your other devices are signed out.');
  });
  return (
    <Form form={form} name="password" onSubmit={change.act} failure={change.error}>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField name="current" label="Current password" hint="Forgot it? Ask for a link when you sign in." autoComplete="current-password" />
      <PasswordField
        name="new"
        label="New password"
        hint="At least 8 characters. A few words in a row are easy to remember."
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" pending={change.pending} pendingLabel="Saving…">
          Change password
        </Button>
      </div>
    </Form>
  );
}
