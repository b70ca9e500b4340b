import { useEffect, useRef, useState } from 'react';
import { useHelp } from '../../../data/content/help';
import { useSite } from '../../../data/site/site';
import { Button } from '../../../kit/button';
import { Empty } from '../../../kit/empty';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { useOverlay } from '../../../kit/overlay';
import { RichText } from '../../../kit/rich-text';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { HelpArticles } from '../../../lib/api';
import { counted } from '../../../lib/format';
import { useLocation } from '../../../lib/router/hooks';
import { searchArticles } from '../help';
import { fillPlaceholders } from '../text';

const ArticleSheet = lazyOverlay(() => import('../components/article-sheet'));

/** Help articles with search. Admins can edit them in place. */
export default function HelpPage() {
  const help = useHelp();
  return (
    <Page>
      <Title>Help</Title>
      {help.isPending ? (
        <SkeletonText label="Loading help" lines={10} />
      ) : help.isError ? (
        <ErrorState title="Help didn’t load" error={help.error} onRetry={() => void help.refetch()} />
      ) : (
        <Articles help={help.data} />
      )}
    </Page>
  );
}

function Articles({ help }: { help: HelpArticles }) {
  const site = useSite();
  const [typed, setTyped] = useState('');
  const [editorOpen, setEditorOpen] = useOverlay('write-article');
  const [editedName, setEditedName] = useState<string | null>(null);
  const { hash } = useLocation();
  const hashName = hash.slice(1);
  const items = help.items.map((article) => ({ ...article, shown: fillPlaceholders(article.body, site) }));
  const found = searchArticles(items, typed);
  // The search may be hiding the article named in the URL, so clear it and open the article once it renders.
  const pendingName = useRef('');
  useEffect(() => {
    pendingName.current = hashName;
    if (hashName) setTyped('');
  }, [hashName]);
  useEffect(() => {
    const article = pendingName.current ? document.getElementById(pendingName.current) : null;
    if (!(article instanceof HTMLDetailsElement)) return;
    pendingName.current = '';
    article.open = true;
    article.scrollIntoView();
  });
  const write = (name: string | null) => {
    setEditedName(name);
    setEditorOpen(true);
  };
  return (
    <div className="grid side-l">
      <div>
        <search className="field beside">
          <label className="lbl" htmlFor="help-search">
            What are you looking for?
          </label>
          <input id="help-search" className="in plain-in" type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
          <p className="sm mut" role="status">
            {typed.trim() && counted(found.length, 'article', 'articles')}
          </p>
        </search>
      </div>
      <div className="stack gap-6">
        {found.length === 0 ? (
          <Empty title="No articles found" text="Try one word, or ask us." action={<Button onClick={() => setTyped('')}>Show all articles</Button>} />
        ) : (
          <ul className="stack gap-2">
            {found.map((article) => (
              <li key={article.name}>
                <details id={article.name} className="card fold">
                  <summary>
                    {article.title}
                    {article.hidden && ' (hidden)'}
                  </summary>
                  <p className="sm mut">{article.audience}</p>
                  <RichText text={article.shown} />
                  {help.editable && (
                    <Button aria-haspopup="dialog" onClick={() => write(article.name)}>
                      Edit article
                    </Button>
                  )}
                </details>
              </li>
            ))}
          </ul>
        )}
        <p>
          Didn’t find it? <Link to="/contact">Ask us</Link>, or open Live Support in the corner.
        </p>
        {help.editable && (
          <div>
            <Button aria-haspopup="dialog" onClick={() => write(null)}>
              Add an article
            </Button>
          </div>
        )}
      </div>
      {editorOpen && help.editable && (
        <ArticleSheet
          key={editedName}
          article={items.find(({ name }) => name === editedName)}
          existingNames={items.map(({ name }) => name)}
          onClose={() => setEditorOpen(false)}
        />
      )}
    </div>
  );
}
