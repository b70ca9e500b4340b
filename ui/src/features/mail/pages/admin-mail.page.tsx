import { lazy, Suspense } from 'react';
import { useMailServer } from '../../../data/mail/outbox';
import { Banner } from '../../../kit/banner';
import { ErrorState } from '../../../kit/error-state';
import { Page } from '../../../kit/layout';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { Outbox } from '../components/outbox';

// Lazy: the outbox is why people come here.
const ServerSettings = lazy(() => loadWithRetry(() => import('../components/server-settings')));
const Texts = lazy(() => loadWithRetry(() => import('../components/texts')));

/** The site's email: what was sent and what wasn't, the mail server, and the texts. */
export default function AdminMailPage() {
  return (
    <Page width="middle">
      <Title>Mail</Title>
      <ServerState />
      <div className="fills">
        <Tabs
          param="tab"
          label="Mail"
          tabs={[
            { id: 'outbox', label: 'Outbox', content: <Outbox /> },
            { id: 'server', label: 'Mail server', content: <Server /> },
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

function ServerState() {
  const { data } = useMailServer();
  if (!data) return null;
  if (!data.isSetUp) {
    return (
      <Banner kind="info" lead="No mail server is set up.">
        Emails wait here. You can hand out their links yourself, or set up a mail server.
      </Banner>
    );
  }
  if (!data.problem) return null;
  return (
    <Banner kind="danger" lead="The mail server can’t be used.">
      {data.problem}. Emails wait, and we keep trying.
    </Banner>
  );
}

function Server() {
  const server = useMailServer();
  if (server.isPending) return <SkeletonText label="Loading the mail server" />;
  if (server.isError) return <ErrorState title="The settings didn’t load" error={server.error} onRetry={() => void server.refetch()} />;
  return (
    <Suspense fallback={<SkeletonText label="Loading the mail server" />}>
      <ServerSettings server={server.data} />
    </Suspense>
  );
}
