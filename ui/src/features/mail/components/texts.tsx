import { useState } from 'react';
import * as v from 'valibot';
import { useMailTexts, useResetMailText, useSaveMailText } from '../../../data/mail/outbox';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Pill } from '../../../kit/pill';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { MailText } from '../../../lib/api';
import { toast } from '../../../lib/toast';

/** What each kind of email says, with a sample. */
export default function Texts() {
  const texts = useMailTexts();
  if (texts.isPending) return <SkeletonText label="Loading the texts" />;
  if (texts.isError) return <ErrorState title="The texts didn’t load" error={texts.error} onRetry={() => void texts.refetch()} />;
  return (
    <ul className="stack gap-4">
      {texts.data.items.map((text) => (
        <li key={text.kind}>
          <Text text={text} />
        </li>
      ))}
    </ul>
  );
}

function Text({ text }: { text: MailText }) {
  const [editing, setEditing] = useState(false);
  const isOwn = text.subject !== text.defaultSubject || text.body !== text.defaultBody;
  return (
    <article className="card stack gap-3">
      <div>
        <h2 className="card-title">{text.name}</h2>
        <p className="sm mut">{text.when}</p>
      </div>
      {isOwn && (
        <div className="row">
          <Pill tone="brand">Your own text</Pill>
        </div>
      )}
      <details className="more">
        <summary>Sample</summary>
        <p className="break">
          <b>{text.sampleSubject}</b>
        </p>
        <p className="sm break pre-line">{text.sampleText}</p>
        <p>
          <a className="tap" href={`/api/admin/mail/texts/${text.kind}/sample`} target="_blank" rel="noreferrer">
            See it as it looks in a mail program
          </a>
        </p>
      </details>
      <div className="actions">
        <Button aria-haspopup="dialog" aria-label={`Edit “${text.name}”`} onClick={() => setEditing(true)}>
          Edit
        </Button>
      </div>
      {editing && <TextSheet text={text} isOwn={isOwn} onClose={() => setEditing(false)} />}
    </article>
  );
}

const schema = v.object({
  subject: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a subject.')),
  body: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter the text.')),
});

function TextSheet({ text, isOwn, onClose }: { text: MailText; isOwn: boolean; onClose: () => void }) {
  const form = useSchemaForm(schema, { subject: text.subject, body: text.body });
  const done = (message: string) => () => {
    toast(message, text.name);
    onClose();
  };
  const save = useSaveMailText(text.kind, done('Text saved'));
  const reset = useResetMailText(text.kind, done('Back to the default text'));
  return (
    <Sheet open onClose={onClose} title={text.name}>
      <Form form={form} name={`mail-${text.kind}`} failure={save.error} onSubmit={save.act}>
        <TextField name="subject" label="Subject" maxLength={200} />
        <TextArea
          name="body"
          label="Text"
          rows={10}
          maxLength={5000}
          hint={`Leave a blank line between paragraphs. These are filled in: ${text.placeholders.map((name) => `{${name}}`).join(', ')}`}
        />
        <div className="actions">
          <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
            Save
          </Button>
          {isOwn && (
            <Button pending={reset.pending} onClick={() => reset.act(null)}>
              Use the default text
            </Button>
          )}
        </div>
        <ErrorLine error={reset.error} />
      </Form>
    </Sheet>
  );
}
