import { lazy, Suspense } from 'react';
import { useMailServer } from '../../../data/mail/outbox';
import { Banner } from '../../../kit/banner';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import type { MailServer } from '../../../lib/api';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { Outbox } from '../components/outbox';

// Lazy: the outbox is why people come here.
const ServerSettings = lazy(() => loadWithRetry(() => import('../components/server-settings')));
const Texts = lazy(() => loadWithRetry(() => import('../components/texts')));

/** The site's email: what was sent and what wasn't, the mail server, and the texts. */
export default function AdminMailPage() {
  const server = useMailServer();
  if (server.isPending) {
    return (
      <Page width="middle">
        <Title>Mail</Title>
        <SkeletonText label="Loading the mail server" />
      </Page>
    );
  }
  const settings = server.isError ? (
    <ErrorState title="The settings didn’t load" error={server.error} onRetry={() => void server.refetch()} />
  ) : (
    <Suspense fallback={<SkeletonText label="Loading the mail server" />}>
      <ServerSettings server={server.data} />
    </Suspense>
  );
  return (
    <Page width="middle">
      <Title>Mail</Title>
      {server.data && <ServerState server={server.data} />}
      <div className="fills">
        <Tabs
          param="tab"
          label="Mail"
          tabs={[
            { id: 'outbox', label: 'Outbox', content: <Outbox /> },
            { id: 'server', label: 'Mail server', content: settings },
            {
              id: 'texts',
              label: 'Texts',
              content: (
                <Suspense fallback={<SkeletonText label="Loading the texts" />}>
                  <Texts />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </Page>
  );
}

function ServerState({ server }: { server: MailServer }) {
  if (!server.isSetUp) {
    return (
      <Banner kind="info" lead="No mail server is set up.">
        Emails wait here. You can hand out their links yourself, or set up a mail server.
      </Banner>
    );
  }
  if (!server.problem) return null;
  return (
    <Banner kind="danger" lead="The mail server can’t be used.">
      {server.problem} Emails wait, and we keep trying.
    </Banner>
  );
}
