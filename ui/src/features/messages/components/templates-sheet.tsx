import { useState } from 'react';
import * as v from 'valibot';
import { useChangeTemplate, useTemplates } from '../../../data/messages/templates';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { Conversation, MessageTemplate } from '../../../lib/api';
import { text } from '../../../lib/fields';
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

const schema = v.object({ title: text(80, 'Name the template.'), text: text(4000, 'Write the text.') });

function TemplateForm({ template, onDone }: { template: MessageTemplate | null; onDone: () => void }) {
  const id = template?.id ?? null;
  const [form, draft] = useDraftForm(`template:${id ?? 'new'}`, schema, { title: template?.title ?? '', text: template?.text ?? '' });
  const change = useChangeTemplate(() => {
    draft.clear();
    onDone();
  });
  return (
    <Form form={form} name="template" failure={change.error} draft={draft} className="stack gap-4" onSubmit={(typed) => change.act({ id, ...typed })}>
      <TextField name="title" label="Name" maxLength={80} />
      <TextArea name="text" label="Text" rows={5} maxLength={4000} hint="{name} becomes the other person’s first name, and {job} the job." />
      <div className="actions">
        <Button type="submit" variant="primary" pending={change.pending} pendingLabel="Saving…">
          Save template
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        {id !== null && (
          <Button variant="danger" pending={change.pending} onClick={() => change.act({ remove: id })}>
            Delete
          </Button>
        )}
      </div>
    </Form>
  );
}
