// The dialog that asks for the password before an action that needs it. The request that asked is sent again afterward.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { useSession } from '../../data/accounts/session';
import { useStepUp } from '../../data/accounts/step-up';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form/form';
import { PasswordField } from '../../kit/form/password-field';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { FormDialog } from '../../kit/form-dialog';
import { settlePassword } from '../../lib/step-up';

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty('Enter your password.')) });
const cancel = () => settlePassword(false);

export default function StepUp() {
  const form = useSchemaForm(schema, { password: '' });
  const stepUp = useStepUp(() => settlePassword(true));
  const { user } = useSession();
  useCancelOnLeave();
  // While the password is being checked, it's too late to cancel.
  const close = () => {
    if (!stepUp.pending) cancel();
  };
  return (
    <FormDialog onClose={close} title="Confirm it’s you" text="Enter your password to continue. We won’t ask again for ten minutes.">
      <Form form={form} name="step-up" onSubmit={stepUp.act} failure={stepUp.error} className="stack gap-4">
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <div className="actions dialog-actions">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" pending={stepUp.pending} pendingLabel="Checking…">
            Continue
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}

/** Leaving the page cancels the action. */
function useCancelOnLeave(): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) cancel();
  }, [key]);
}
