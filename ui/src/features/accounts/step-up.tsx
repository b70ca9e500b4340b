// The dialog that asks for the password: before an action that needs it, or for a new session. The request that asked is sent again
// afterward.
import * as v from 'valibot';
import { useSession } from '../../data/accounts/session';
import { useSignInAgain, useStepUp } from '../../data/accounts/step-up';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form/form';
import { PasswordField } from '../../kit/form/password-field';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { FormDialog } from '../../kit/form-dialog';
import { Link } from '../../kit/link';
import { type Reason, settlePassword } from '../../lib/step-up';
import { useCancelOnLeave } from './use-cancel-on-leave';

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty('Enter your password.')) });
const cancel = () => settlePassword(false);
const done = () => settlePassword(true);

export default function StepUp({ reason }: { reason: Reason }) {
  const form = useSchemaForm(schema, { password: '' });
  const email = useSession().user?.email ?? '';
  const stepUp = useStepUp(done);
  const signIn = useSignInAgain(email, done);
  const { act, error, pending } = reason === 'confirm' ? stepUp : signIn;
  useCancelOnLeave();
  // While the password is being checked, it's too late to cancel.
  const close = () => {
    if (!pending) cancel();
  };
  const words =
    reason === 'confirm'
      ? { title: 'Confirm it’s you', text: 'Enter your password to continue. We won’t ask again for ten minutes.', go: 'Continue' }
      : { title: 'Sign in again', text: `Your session ended. Enter the password for ${email} to go on where you were.`, go: 'Sign in' };
  return (
    <FormDialog onClose={close} title={words.title} text={words.text}>
      <Form form={form} name="step-up" onSubmit={act} failure={error} className="stack gap-4">
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <p>
          <Link className="tap" to="/reset-password">
            Forgot your password?
          </Link>
        </p>
        <div className="actions dialog-actions">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} pendingLabel="Checking…">
            {words.go}
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}
