import * as v from 'valibot';
import { useSession } from '../../../data/accounts/session';
import { useSaveSearch } from '../../../data/jobs/saved-searches';
import { useSite } from '../../../data/site/site';
import { SignInActions } from '../../../domain/sign-in-actions';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import { text } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { type Params, searchName, searchText } from '../filters';

export default function SaveSearch({ params, onClose }: { params: Params; onClose: () => void }) {
  const { user } = useSession();
  return (
    <Sheet open onClose={onClose} title="Save this search">
      {user ? (
        <NameForm params={params} onClose={onClose} />
      ) : (
        <div className="stack gap-4">
          <p>With an account, you’ll get an alert when a new job matches, and each saved search has its own feed.</p>
          <SignInActions />
        </div>
      )}
    </Sheet>
  );
}

function NameForm({ params, onClose }: { params: Params; onClose: () => void }) {
  const site = useSite();
  const form = useSchemaForm(v.object({ name: text(100, 'Give the search a name.') }), { name: searchName(params, site).slice(0, 100) });
  const save = useSaveSearch(() => {
    toast('Search saved', 'You’ll get an alert when a new job matches.');
    onClose();
  });
  return (
    <Form form={form} name="save-search" failure={save.error} onSubmit={({ name }) => save.act({ name, search: searchText(params) })}>
      <TextField name="name" label="Name" maxLength={100} enterKeyHint="done" hint="You’ll get an alert here when a new job matches." />
      <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
        Save search
      </Button>
    </Form>
  );
}
