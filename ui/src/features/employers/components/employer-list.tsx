import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as v from 'valibot';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { SegmentField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Icon } from '../../../kit/icon';
import { SkeletonText } from '../../../kit/skeleton';
import type { User } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { canPost } from '../../../lib/session';
import { toast } from '../../../lib/toast';
import { useAddEmployer } from '../mutations';
import { useEmployers } from '../queries';
import { kindWords, rightsText } from '../rights';

/** For whom the person hires: themselves, and the businesses that let them. */
export function EmployerList({ user }: { user: User }) {
  const query = useEmployers();
  const [adding, setAdding] = useState(false);
  const mine = query.data?.items ?? [];
  if (query.isSuccess && mine.length === 0 && !canPost(user)) return null;
  return (
    <section className="stack gap-4">
      <h2 className="section-title">Who you hire for</h2>
      {query.isPending && <SkeletonText label="Loading who you hire for" lines={2} />}
      {query.isError && <ErrorState title="Who you hire for did not load" error={query.error} onRetry={() => void query.refetch()} />}
      {mine.length > 0 && (
        <div className="list">
          {mine.map((employer) => (
            <Link key={employer.id} to={`/settings/employers/${employer.id}`}>
              <Avatar id={employer.id} name={employer.name} photoUrl={employer.photoUrl} />
              <span className="grow">
                <b className="block break">{employer.name}</b>
                <span className="sm mut">
                  {kindWords[employer.kind]} · {rightsText(employer.rights)}
                </span>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          ))}
        </div>
      )}
      {canPost(user) && (adding ? <AddForm onClose={() => setAdding(false)} /> : <AddButton onClick={() => setAdding(true)} />)}
    </section>
  );
}

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <div>
    <Button onClick={onClick}>Add a business</Button>
  </div>
);

const schema = v.object({ kind: v.string(), name: text(100, 'Enter its name.') });

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
      <SegmentField name="kind" label="What it is" options={kinds} />
      <TextField name="name" label="Its name" maxLength={100} autoComplete="organization" hint="It stands on its jobs in place of yours." />
      <div className="actions">
        <Button type="submit" pending={add.pending} pendingLabel="Adding…">
          Add it
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Form>
  );
}
