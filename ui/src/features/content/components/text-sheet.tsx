import * as v from 'valibot';
import { useWriteText } from '../../../data/content/write-text';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { SiteText } from '../../../lib/api';
import { text as required } from '../../../lib/fields';
import { toast } from '../../../lib/toast';

const schema = v.object({ body: required(20_000, 'Write the text, or restore the default.') });

/** Edits a site text. Once edited, the default is shown for comparison and can be restored. */
export default function TextSheet({ text, onClose }: { text: SiteText; onClose: () => void }) {
  const [form, draft] = useDraftForm(`text:${text.name}`, schema, { body: text.body });
  const write = useWriteText(text.name, () => {
    draft.clear();
    toast('Text saved', text.title);
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={text.title}>
      <Form form={form} name="text" onSubmit={({ body }) => write.act(body)} failure={write.error} draft={draft}>
        <TextArea
          name="body"
          label="Text"
          rows={16}
          maxLength={20_000}
          hint="A blank line starts a paragraph, “- ” a list, and “## ” a heading. Put **two asterisks** around words to bold them. {site} and {town} are filled in."
        />
        <div className="actions">
          <Button type="submit" variant="primary" pending={write.pending} pendingLabel="Saving…">
            Save text
          </Button>
          {text.updatedAt !== null && (
            <Button pending={write.pending && write.input === null} onClick={() => write.act(null)}>
              Restore default
            </Button>
          )}
        </div>
      </Form>
      {text.updatedAt !== null && (
        <details className="fold">
          <summary>Default text</summary>
          <pre className="prose">{text.defaultBody}</pre>
        </details>
      )}
    </Sheet>
  );
}
