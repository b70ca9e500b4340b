import { useState } from 'react';
import * as v from 'valibot';
import { useCanned } from '../../../data/support/canned';
import { useDeleteCanned, useSaveCanned } from '../../../data/support/change-canned';
import { Button } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { SkeletonText } from '../../../kit/skeleton';
import type { CannedReply } from '../../../lib/api';
import { text } from '../../../lib/fields';

/** Lists and edits the canned replies. */
export function CannedReplies() {
  const replies = useCanned();
  const drop = useDeleteCanned();
  const [editing, setEditing] = useState<CannedReply | 'new' | null>(null);
  const write = <Button onClick={() => setEditing('new')}>Write a reply</Button>;
  const isEmpty = replies.data?.items.length === 0;
  return (
    <section className="card stack gap-4" aria-labelledby="inbox-canned">
      <h2 className="card-title" id="inbox-canned">
        Canned replies
      </h2>
      {replies.isPending && <SkeletonText lines={3} label="Loading the replies" />}
      {replies.isError && !replies.data && (
        <ErrorState title="The replies didn’t load" error={replies.error} onRetry={() => void replies.refetch()} />
      )}
      {isEmpty && editing === null && (
        <Empty
          title="No canned replies yet"
          text="Write answers to what people ask every day: your hours, a lost password, the fee."
          action={write}
        />
      )}
      {replies.data?.items.map((reply) =>
        editing !== 'new' && editing?.id === reply.id ? (
          <Editor key={reply.id} reply={reply} onClose={() => setEditing(null)} />
        ) : (
          <div key={reply.id} className="said stack gap-2">
            <h3 className="row-title break">{reply.title}</h3>
            <p className="clamp break">{reply.body}</p>
            <div className="row gap-2">
              <Button size="sm" aria-label={`Edit “${reply.title}”`} onClick={() => setEditing(reply)}>
                Edit
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Delete “${reply.title}”`}
                pending={drop.pending && drop.input === reply.id}
                onClick={() => drop.act(reply.id)}
              >
                Delete
              </Button>
            </div>
          </div>
        ),
      )}
      <ErrorLine error={drop.error} />
      {editing === 'new' ? <Editor onClose={() => setEditing(null)} /> : !(isEmpty && editing === null) && <div>{write}</div>}
    </section>
  );
}

const schema = v.object({ title: text(60, 'Give it a title.'), body: text(4000, 'Write the reply.') });

function Editor({ reply, onClose }: { reply?: CannedReply; onClose: () => void }) {
  const [form, draft] = useDraftForm(`canned:${reply?.id ?? ''}`, schema, { title: reply?.title ?? '', body: reply?.body ?? '' });
  const save = useSaveCanned(() => {
    draft.clear();
    onClose();
  });
  return (
    <Form
      form={form}
      name="canned"
      failure={save.error}
      draft={draft}
      className="stack gap-4"
      onSubmit={(fields) => save.act({ id: reply?.id ?? null, ...fields })}
    >
      <TextField name="title" label="Title" maxLength={60} hint="Only the support team sees it." />
      <TextArea name="body" label="Reply" rows={4} maxLength={4000} hint="You can edit it before you send it." />
      <div className="actions">
        <Button type="submit" pending={save.pending} pendingLabel="Saving…">
          Save reply
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
