import { useText } from '../../../data/content/text';
import { useSite } from '../../../data/site/site';
import { ContactCard } from '../../../domain/contact-card';
import { Banner } from '../../../kit/banner';
import { Button, ButtonLink } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { useOverlay } from '../../../kit/overlay';
import { RichText } from '../../../kit/rich-text';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import { hasContact } from '../../../lib/contact';
import { date } from '../../../lib/format';
import { useLocation } from '../../../lib/router/hooks';
import { CookieList } from '../components/cookie-list';
import { fillPlaceholders, splitSections } from '../text';

const TextSheet = lazyOverlay(() => import('../components/text-sheet'));

/** A policy, an advice page or the contact page. Admins can edit it in place. */
export default function TextPage() {
  const name = useLocation().pathname.slice(1);
  const site = useSite();
  const text = useText(name);
  const [editorOpen, setEditorOpen] = useOverlay('write-text');
  if (text.isPending) {
    return (
      <Page width="middle">
        <SkeletonText label="Loading the text" lines={10} />
      </Page>
    );
  }
  if (text.isError) {
    return (
      <Page width="middle">
        <ErrorState title="The text didn’t load" error={text.error} onRetry={() => void text.refetch()} />
      </Page>
    );
  }
  const { title, body, defaultBody, updatedAt } = text.data;
  return (
    <Page width="middle">
      <div>
        <Title>{title}</Title>
        {updatedAt !== null && <p className="mut">Last changed {date(updatedAt)}</p>}
      </div>
      {name === 'contact' && <ContactCard contact={site.contact} />}
      {name === 'contact' && defaultBody !== null && !hasContact(site.contact) && (
        <Banner kind="warn" lead="No one can call or write to you yet." action={<ButtonLink to="/admin/settings">Add contact</ButtonLink>}>
          Add your phone, email or address in the site settings. Only you see this message.
        </Banner>
      )}
      {splitSections(fillPlaceholders(body, site)).map((section) => (
        <section key={section.heading}>
          {section.heading && <h2 className="card-title">{section.heading}</h2>}
          <RichText text={section.body} />
        </section>
      ))}
      {name === 'cookie-policy' && <CookieList />}
      {defaultBody !== null && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => setEditorOpen(true)}>
            Edit text
          </Button>
        </div>
      )}
      {editorOpen && defaultBody !== null && <TextSheet text={text.data} onClose={() => setEditorOpen(false)} />}
    </Page>
  );
}
