import * as v from 'valibot';
import { useChangeEmployer } from '../../../data/employers/change';
import { TownField } from '../../../domain/town-field';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { PhotoPicker } from '../../../kit/form/file-picker';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import type { Employer } from '../../../lib/api';
import { optionalText, text } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { joinTown, splitTown } from '../../../lib/town';

const schema = v.object({ name: text(100, 'Enter the name.'), about: optionalText(4000), city: optionalText(100) });

/** Edits an employer's public page. The picture is saved as soon as it is uploaded. */
export default function EmployerForm({ employer }: { employer: Employer }) {
  const id = String(employer.id);
  const [form, draft] = useDraftForm(`employer:${id}`, schema, {
    name: employer.name,
    about: employer.about,
    city: joinTown(employer.city, employer.state),
  });
  const save = useChangeEmployer(id, () => {
    draft.clear();
    toast('Saved', employer.name);
  });
  const photo = useChangeEmployer(id, () => toast('Picture saved'));
  return (
    <>
      <div className="row gap-4 wrp">
        <Avatar id={employer.id} name={employer.name} size="xl" photoUrl={employer.photoUrl} />
        <div className="row wrp top gap-3">
          <PhotoPicker label={employer.photoUrl ? 'Choose another picture' : 'Add a picture'} onDone={(file) => photo.act({ photo: file.token })} />
          {employer.photoUrl && (
            <Button variant="ghost" pending={photo.pending} onClick={() => photo.act({ photo: null })}>
              Remove picture
            </Button>
          )}
        </div>
      </div>
      <ErrorLine error={photo.error} />
      <Form
        form={form}
        name="employer"
        onSubmit={({ city, ...rest }) => save.act({ ...rest, ...splitTown(city) })}
        failure={save.error}
        draft={draft}
      >
        <TextField name="name" label="Name" maxLength={100} autoComplete="organization" />
        <TownField name="city" label="Town" optional />
        <TextArea name="about" label="About" optional rows={5} maxLength={4000} hint="What people should know before they apply." />
        <div className="actions">
          <Button type="submit" variant="primary" size="lg" pending={save.pending} pendingLabel="Saving…">
            Save
          </Button>
        </div>
      </Form>
    </>
  );
}
