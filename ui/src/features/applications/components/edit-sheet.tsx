import { useProfile } from '../../../data/accounts/profile';
import { useEditApplication } from '../../../data/applications/edit';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Application } from '../../../lib/api';
import { orNull } from '../../../lib/fields';
import { moneyText } from '../../../lib/money';
import { toast } from '../../../lib/toast';
import { ApplyFields, applySchema } from './apply-fields';

/** Edits an application the employer hasn't viewed yet. */
export default function EditSheet({ application, onClose }: { application: Application; onClose: () => void }) {
  const documents = useProfile().data?.papers;
  const [form, draft] = useDraftForm(
    `edit-application:${application.id}`,
    applySchema(
      application.currency,
      application.answers.map(({ question }) => question),
    ),
    {
      proposedRate: moneyText(application.proposedRate, application.currency),
      rateUnit: application.rateUnit,
      message: application.message,
      answers: application.answers.map(({ answer }) => answer),
      availableFrom: application.availableFrom ?? '',
      files: application.files.map(({ token }) => token),
    },
  );
  const edit = useEditApplication(application.id, () => {
    draft.clear();
    toast('Application updated', application.job.title);
    onClose();
  });
  // An attached document can stay on the application even if it was removed from the profile since.
  const selectable = documents && [...documents, ...application.files.filter(({ token }) => !documents.some((document) => document.token === token))];
  return (
    <Sheet open onClose={onClose} title="Edit your application">
      <Form
        form={form}
        name="edit-application"
        failure={edit.error}
        draft={draft}
        className="stack gap-4"
        onSubmit={({ availableFrom, ...body }) => edit.act({ ...body, availableFrom: orNull(availableFrom) })}
      >
        <ApplyFields
          currency={application.currency}
          questions={application.answers.map(({ question }) => question)}
          hint="They haven’t viewed it yet."
          unit={null}
          documents={selectable ?? application.files}
        />
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={edit.pending} pendingLabel="Saving…">
            Save changes
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
