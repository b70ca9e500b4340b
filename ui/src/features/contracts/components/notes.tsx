import { useDeleteNote, useNotes } from '../../../data/projects/notes';
import { FileList } from '../../../domain/file-list';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { SkeletonText } from '../../../kit/skeleton';
import type { Contract, ProjectNote } from '../../../lib/api';
import { relativeTime } from '../../../lib/format';

const NoteSheet = lazyOverlay(() => import('./note-sheet'));

/** Notes on the work with photos and documents, which both sides read. */
export default function Notes({ contract }: { contract: Contract }) {
  const list = useNotes(contract.id);
  const [adding, setAdding] = useOverlay('note');
  const remove = useDeleteNote(contract.id);
  if (list.isSuccess && list.data.items.length === 0 && !list.data.canAdd) return null;
  return (
    <section className="card card-p stack gap-3" aria-label="Notes and files">
      <h2 className="section-title">Notes and files</h2>
      {list.isPending && <SkeletonText label="Loading the notes" />}
      {list.isError && <ErrorState title="The notes didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && <p className="mut">Photos of the work, receipts, and what you both should remember.</p>}
      {list.data && list.data.items.length > 0 && (
        <ul aria-label="Notes and files">
          {list.data.items.map((note) => (
            <li key={note.id} className="list-row">
              <Note note={note} isDeleting={remove.pending && remove.input === note.id} onDelete={() => remove.act(note.id)} />
            </li>
          ))}
        </ul>
      )}
      <ErrorLine error={remove.error} />
      {list.data?.canAdd && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add note
          </Button>
        </div>
      )}
      {adding && <NoteSheet contract={contract} onClose={() => setAdding(false)} />}
    </section>
  );
}

function Note({ note, isDeleting, onDelete }: { note: ProjectNote; isDeleting: boolean; onDelete: () => void }) {
  return (
    <div className="stack gap-2">
      {note.text && <p className="break pre-line">{note.text}</p>}
      {note.files.length > 0 && <FileList files={note.files} />}
      <div className="row sp gap-2">
        <span className="sm mut">
          {note.author} · {relativeTime(note.createdAt)}
        </span>
        {note.canDelete && (
          <Button size="sm" variant="ghost" pending={isDeleting} pendingLabel="Deleting…" onClick={onDelete}>
            Delete note
          </Button>
        )}
      </div>
    </div>
  );
}
