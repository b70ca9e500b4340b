import * as v from 'valibot';
import { useAddNote, useDeleteNote, useNotes } from '../../../data/applications/notes';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { SkeletonText } from '../../../kit/skeleton';
import type { Application } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { relativeTime } from '../../../lib/format';

/** Private notes the employer's members share. The applicant never sees them. */
export function Notes({ application }: { application: Application }) {
  const notes = useNotes(application.id);
  const deleteNote = useDeleteNote(application.id);
  return (
    <section className="stack gap-3" aria-label="Private notes">
      <div>
        <h3 className="row-title">Private notes</h3>
        <p className="sm mut">Only you and your team can see these.</p>
      </div>
      {notes.isPending && <SkeletonText lines={2} label="Loading the notes" />}
      {notes.isError && <ErrorState title="The notes didn’t load" error={notes.error} onRetry={() => void notes.refetch()} />}
      {notes.data?.items.map((note) => (
        <div key={note.id} className="said row top gap-3">
          <div className="grow">
            <p className="break">{note.text}</p>
            <p className="xs dim">
              {note.isOwn ? 'You' : note.author}, {relativeTime(note.createdAt)}
            </p>
          </div>
          {note.isOwn && application.canRate && (
            <Button size="sm" variant="ghost" aria-label={`Delete the note “${note.text.slice(0, 40)}”`} onClick={() => deleteNote.act(note.id)}>
              Delete
            </Button>
          )}
        </div>
      ))}
      <ErrorLine error={deleteNote.error} />
      {application.canRate && <NewNote id={application.id} />}
    </section>
  );
}

function NewNote({ id }: { id: number }) {
  const [form, draft] = useDraftForm(`note:${id}`, v.object({ text: text(2000, 'Write a note first.') }), { text: '' });
  const add = useAddNote(id, () => {
    draft.clear();
    form.reset();
  });
  return (
    <Form form={form} name="note" failure={add.error} draft={draft} className="stack gap-3" onSubmit={(body) => add.act(body.text)}>
      <TextArea name="text" label="New note" rows={2} maxLength={2000} />
      <div>
        <Button type="submit" size="sm" pending={add.pending}>
          Save note
        </Button>
      </div>
    </Form>
  );
}
