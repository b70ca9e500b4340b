import { ChevronRight } from 'lucide';
import { useState } from 'react';
import * as v from 'valibot';
import { canPost } from '../../../data/accounts/session';
import { useAddEmployer } from '../../../data/employers/add';
import { useMyEmployers } from '../../../data/employers/mine';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { SegmentField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Icon } from '../../../kit/icon';
import { Link } from '../../../kit/link';
import { Section } from '../../../kit/sections';
import { SkeletonText } from '../../../kit/skeleton';
import type { User } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { useNavigate } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { kindLabels, permissionsText } from '../permissions';

/** The employers a person can act for: their own, and those that invited them. */
export function EmployerList({ user }: { user: User }) {
  const query = useMyEmployers();
  const [adding, setAdding] = useState(false);
  const employers = query.data?.items ?? [];
  if (query.isSuccess && employers.length === 0 && !canPost(user)) return null;
  return (
    <Section id="hiring" title="Who you hire for">
      {query.isPending && <SkeletonText label="Loading the list" lines={2} />}
      {query.isError && <ErrorState title="The list didn’t load" error={query.error} onRetry={() => void query.refetch()} />}
      {employers.length > 0 && (
        <div className="list">
          {employers.map((employer) => (
            <Link key={employer.id} to={`/settings/employers/${employer.id}`}>
              <Avatar id={employer.id} name={employer.name} photoUrl={employer.photoUrl} />
              <span className="grow">
                <b className="block break">{employer.name}</b>
                <span className="sm mut">
                  {kindLabels[employer.kind]} · {permissionsText(employer.rights)}
                </span>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          ))}
        </div>
      )}
      {canPost(user) && (adding ? <AddForm onClose={() => setAdding(false)} /> : <AddButton onClick={() => setAdding(true)} />)}
    </Section>
  );
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <div>
    <Button onClick={onClick}>Add a business</Button>
  </div>
);

const schema = v.object({ kind: v.string(), name: text(100, 'Enter the name.') });

const kinds = [
  { value: 'business', label: 'Business' },
  { value: 'enterprise', label: 'Organization' },
];

function AddForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useSchemaForm(schema, { kind: 'business', name: '' });
  const add = useAddEmployer((employer) => {
    toast('Added', employer.name);
    navigate(`/settings/employers/${employer.id}`);
  });
  return (
    <Form form={form} name="employer-add" onSubmit={add.act} failure={add.error} className="card stack gap-4">
      <SegmentField name="kind" label="Type" options={kinds} />
      <TextField name="name" label="Name" maxLength={100} autoComplete="organization" hint="Shown on its jobs instead of your name." />
      <div className="actions">
        <Button type="submit" pending={add.pending} pendingLabel="Adding…">
          Add
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
