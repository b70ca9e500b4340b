import * as v from 'valibot';
import { useChooseRole } from '../../../data/accounts/choose-role';
import { useSession } from '../../../data/accounts/session';
import { Button } from '../../../kit/button';
import { CardChoice } from '../../../kit/form/card-choice';
import { Form } from '../../../kit/form/form';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Page } from '../../../kit/layout';
import { expectHeading, Title } from '../../../kit/title';
import type { Role } from '../../../lib/api';
import { afterSignIn } from '../../../lib/next';
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';

const roles: { value: Role; label: string; note: string }[] = [
  { value: 'worker', label: 'I’m looking for work', note: 'Find jobs, name your rate, apply.' },
  { value: 'employer', label: 'I need something done', note: 'Post jobs and hire, as a person or a small business.' },
  { value: 'enterprise', label: 'We hire as an organization', note: 'Post for a larger business, an agency or the town.' },
  { value: 'entrepreneur', label: 'I’m building something', note: 'Your PartnerUP role.' },
  { value: 'investor', label: 'I back local ideas', note: 'Your PartnerUP role.' },
  { value: 'admin', label: 'I run this site', note: 'Settings and the people who use it.' },
];

const selfServiceRoles: Role[] = ['worker', 'employer', 'enterprise'];

/** Has its own URL, and also replaces any page that requires a role until one is chosen. */
export default function RoleSelectionPage() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const currentRoles = user?.roles ?? [];
  const availableRoles = roles.filter(({ value }) => selfServiceRoles.includes(value) || currentRoles.includes(value));
  const schema = v.object({
    role: v.pipe(
      v.string(),
      v.check((chosen) => availableRoles.some(({ value }) => value === chosen), 'Choose a role.'),
      v.transform((chosen) => chosen as Role),
    ),
  });
  const form = useSchemaForm(schema, { role: user?.role ?? '' });
  const choose = useChooseRole((after) => {
    // The page this one stood in for may render next at the same URL, so have its heading take the focus.
    expectHeading();
    toast('Role saved', roles.find(({ value }) => value === after.role)?.label);
    if (pathname === '/role-selection') navigate(afterSignIn(params.get('next'), after), { replace: true });
  });

  return (
    <Page width="narrow">
      <div>
        <Title>Choose your role</Title>
        <p className="mut">It sets which pages you see first. You can have several and switch anytime.</p>
      </div>
      <Form form={form} name="role" onSubmit={({ role }) => choose.act(role)} failure={choose.error}>
        <CardChoice name="role" label="What brings you here?" look="choice-row" options={availableRoles} />
        <Button type="submit" variant="primary" size="lg" block pending={choose.pending} pendingLabel="Saving…">
          Continue
        </Button>
      </Form>
    </Page>
  );
}
