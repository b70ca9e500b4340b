import { useId, useState } from 'react';
import { useChangeTemplate, useTemplates } from '../../../data/messages/templates';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { Conversation, MessageTemplate } from '../../../lib/api';
import { filled } from '../labels';

interface TemplatesSheetProps {
  conversation: Conversation;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** Texts that the person uses again and again: choose one, or write and change them. */
export default function TemplatesSheet({ conversation, onChoose, onClose }: TemplatesSheetProps) {
  const list = useTemplates();
  const [editing, setEditing] = useState<MessageTemplate | 'new' | null>(null);
  const empty = list.data?.items.length === 0;
  return (
    <Sheet open onClose={onClose} title="Templates">
      {editing !== null ? (
        <TemplateForm template={editing === 'new' ? null : editing} onDone={() => setEditing(null)} />
      ) : (
        <div className="stack gap-4">
          {list.isPending && <SkeletonText label="Loading your templates" />}
          {list.isError && <ErrorState title="Your templates didn’t load" error={list.error} onRetry={() => void list.refetch()} />}
          {empty && <p className="mut">Save a text here that you write often, such as when and where to come by.</p>}
          {list.data && !empty && (
            <ul className="list">
              {list.data.items.map((template) => (
                <li key={template.id} className="list-row row gap-2">
                  <button
                    type="button"
                    className="grow template"
                    onClick={() => {
                      onChoose(filled(template.text, conversation));
                      onClose();
                    }}
                  >
                    <b className="block break">{template.title}</b>
                    <span className="sm mut clamp clamp-2 break">{template.text}</span>
                  </button>
                  <Button size="sm" aria-label={`Edit ${template.title}`} onClick={() => setEditing(template)}>
                    Edit
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button variant={empty ? 'primary' : 'secondary'} onClick={() => setEditing('new')}>
              New template
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

function TemplateForm({ template, onDone }: { template: MessageTemplate | null; onDone: () => void }) {
  const [title, setTitle] = useState(template?.title ?? '');
  const [text, setText] = useState(template?.text ?? '');
  const [titleId, textId] = [useId(), useId()];
  const change = useChangeTemplate(onDone);
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.act({ id: template?.id ?? null, title, text });
      }}
    >
      <div className="field">
        <label htmlFor={titleId}>Name</label>
        <input id={titleId} className="in plain-in" maxLength={80} required value={title} onChange={(event) => setTitle(event.target.value)} />
      </div>
      <div className="field">
        <label htmlFor={textId}>Text</label>
        <textarea id={textId} className="in" rows={5} maxLength={4000} required value={text} onChange={(event) => setText(event.target.value)} />
        <p className="sm mut">{'{name} becomes the other person’s name, and {job} the job.'}</p>
      </div>
      <ErrorLine error={change.error} />
      <div className="actions">
        <Button type="submit" variant="primary" pending={change.pending} pendingLabel="Saving…">
          Save template
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        {template && (
          <Button variant="danger" pending={change.pending} onClick={() => change.act({ remove: template.id })}>
            Delete
          </Button>
        )}
      </div>
    </form>
  );
}
