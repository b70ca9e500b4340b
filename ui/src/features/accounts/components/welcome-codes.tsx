import * as v from 'valibot';
import { useDeleteWelcomeCode, useMakeWelcomeCode, useWelcomeCodes } from '../../../data/accounts/welcome-codes';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { date } from '../../../lib/format';
import { toast } from '../../../lib/toast';

const schema = v.object({
  uses: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => /^\d{1,3}$/.test(typed) && +typed >= 1 && +typed <= 500, 'Enter a number from 1 to 500.'),
    v.transform(Number),
  ),
});

/** Codes for people who share a network, such as those at a job fair. */
export function WelcomeCodes() {
  const codes = useWelcomeCodes();
  const form = useSchemaForm(schema, { uses: '20' });
  const make = useMakeWelcomeCode((made) => toast('Code made', made.code));
  const remove = useDeleteWelcomeCode(() => toast('Code deleted', 'It doesn’t work anymore.'));
  return (
    <details className="card">
      <summary>Welcome codes</summary>
      <div className="stack gap-4 next-part">
        <p className="mut">
          At a job fair or in a library, many people sign up from one network. With a code from you, all of them get in, and the site trusts them
          before they confirm their email address.
        </p>
        {codes.data?.items.map((code) => (
          <div className="row wrp sp gap-3" key={code.id}>
            <div>
              <p className="row-title mono">{code.code}</p>
              <p className="sm mut">
                {code.used} of {code.uses} used, works until {date(code.expiresAt)}
              </p>
            </div>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Delete the code ${code.code}`}
              pending={remove.pending && remove.input === code.id}
              onClick={() => remove.act(code.id)}
            >
              Delete
            </Button>
          </div>
        ))}
        <ErrorLine error={codes.error ?? remove.error} />
        <Form form={form} name="welcome-code" failure={make.error} onSubmit={({ uses }) => make.act(uses)}>
          <TextField name="uses" label="People who can use it" inputMode="numeric" hint="It works for a week." />
          <Button type="submit" pending={make.pending} pendingLabel="Making…">
            Make a code
          </Button>
        </Form>
      </div>
    </details>
  );
}
