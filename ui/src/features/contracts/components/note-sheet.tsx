import { useState } from 'react';
import * as v from 'valibot';
import { useAddNote } from '../../../data/projects/notes';
import { Attach, Attached } from '../../../domain/attach';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { Contract, StoredFile } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { optionalText } from '../../../lib/fields';
import { nameOf } from '../words';

const maxFiles = 10;

/** Writes a note, with photos or PDFs. */
export default function NoteSheet({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const draftName = `note:${contract.id}`;
  const [files, setFiles] = useState<StoredFile[]>([]);
  const add = useAddNote(contract.id, () => {
    deleteDraft(draftName);
    onClose();
  });
  const [form, draft] = useDraftForm(draftName, v.object({ text: optionalText(2000) }), { text: '' });
  return (
    <Sheet open onClose={onClose} title="Add note">
      <Form
        form={form}
        name="note"
        failure={add.error}
        draft={draft}
        className="stack gap-4"
        onSubmit={({ text }) => add.act({ text, fileTokens: files.map(({ token }) => token) })}
      >
        <TextArea name="text" label="Note" optional rows={4} maxLength={2000} hint={`${nameOf(contract, 'other')} can read it.`} />
        <Attached files={files} onRemove={(file) => setFiles(files.filter((other) => other !== file))} />
        <div>
          <Attach label="Add photo or PDF" onAdd={(file) => setFiles((all) => [...all, file])} disabled={files.length >= maxFiles} />
        </div>
        <div className="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={add.pending} pendingLabel="Saving…">
            Save note
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
