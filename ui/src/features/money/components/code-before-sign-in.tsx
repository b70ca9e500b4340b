import * as v from 'valibot';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { text } from '../../../lib/fields';
import { signInPath } from '../../../lib/next';
import { useNavigate } from '../../../lib/router/hooks';

const schema = v.object({ code: text(60, 'Enter the code.') });

/** The voucher form for signed-out people. Vouchers belong to accounts, so the code goes through sign-in in the URL. */
export function CodeBeforeSignIn({ code }: { code: string }) {
  const form = useSchemaForm(schema, { code });
  const navigate = useNavigate();
  return (
    <Form
      form={form}
      name="voucher"
      className="stack gap-4"
      onSubmit={(typed) => navigate(signInPath(`/promotion?code=${encodeURIComponent(typed.code)}`))}
    >
      <TextField name="code" label="Voucher code" autoComplete="off" maxLength={60} />
      <div>
        <Button type="submit">Sign in and add it</Button>
      </div>
    </Form>
  );
}
