import * as v from 'valibot';
import { useSaveArticle } from '../../../data/content/write-help';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import type { HelpArticle } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { toast } from '../../../lib/toast';
import { uniqueName } from '../help';

const schema = v.object({
  title: text(120, 'Enter a title.'),
  audience: text(60, 'Say who it’s for.'),
  body: text(5000, 'Write the article.'),
  hidden: v.boolean(),
});

interface ArticleSheetProps {
  /** Undefined for a new article. */
  article: HelpArticle | undefined;
  existingNames: string[];
  onClose: () => void;
}

/** Adds or edits a help article, or restores its default. */
export default function ArticleSheet({ article, existingNames, onClose }: ArticleSheetProps) {
  const { title, audience, body, hidden } = article ?? { title: '', audience: 'For everyone', body: '', hidden: false };
  const [form, draft] = useDraftForm(`article:${article?.name ?? ''}`, schema, { title, audience, body, hidden });
  const save = useSaveArticle(() => {
    draft.clear();
    toast('Help saved', article?.title ?? 'The article is live.');
    onClose();
  });
  const original = article?.defaultArticle ?? null;
  return (
    <Sheet open onClose={onClose} title={article?.title ?? 'New article'}>
      <Form
        form={form}
        name="article"
        failure={save.error}
        draft={draft}
        onSubmit={({ title, audience, body, hidden }) =>
          save.act({ name: article?.name ?? uniqueName(title, existingNames), article: { title, audience, body, hidden } })
        }
      >
        <TextField name="title" label="Title" maxLength={120} />
        <TextField name="audience" label="Who it’s for" maxLength={60} />
        <TextArea
          name="body"
          label="Article"
          rows={12}
          maxLength={5000}
          hint="A blank line starts a paragraph, and “- ” starts a list. Put **two asterisks** around words to bold them. {site} and {town} are filled in."
        />
        <CheckField name="hidden" label="Hide it from readers" />
        <div className="actions">
          <Button type="submit" variant="primary" pending={save.pending} pendingLabel="Saving…">
            Save article
          </Button>
          {article && article.updatedAt !== null && (
            <Button pending={save.pending} onClick={() => save.act({ name: article.name, article: null })}>
              {original ? 'Restore default' : 'Remove article'}
            </Button>
          )}
        </div>
      </Form>
      {original && article?.updatedAt !== null && (
        <details className="fold">
          <summary>Default text</summary>
          <pre className="prose">{`${original.title}\n\n${original.body}`}</pre>
        </details>
      )}
    </Sheet>
  );
}
