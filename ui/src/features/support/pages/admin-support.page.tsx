import { lazy, Suspense } from 'react';
import { useAgentChats } from '../../../data/support/agent-chats';
import { Page } from '../../../kit/layout';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { useSearchParams } from '../../../lib/router/hooks';
import { AgentQueue } from '../components/agent-queue';

const AgentChat = lazy(() => loadWithRetry(() => import('../components/agent-chat')));
const SupportSettingsPanel = lazy(() => loadWithRetry(() => import('../components/support-settings')));

/** The support inbox: chats by queue and the settings, or, with `?chat=17`, that chat. */
export default function AdminSupportPage() {
  const [params] = useSearchParams();
  const id = Number(params.get('chat'));
  if (Number.isSafeInteger(id) && id > 0) {
    return (
      <Suspense fallback={<ChatLoading />}>
        <AgentChat key={id} id={id} />
      </Suspense>
    );
  }
  return <Lists />;
}

const ChatLoading = () => (
  <Page width="middle">
    <SkeletonText label="Loading the chat" />
  </Page>
);

function Lists() {
  const counts = useAgentChats({ queue: 'waiting' }).data?.counts;
  return (
    <Page width="middle">
      <Title>Support inbox</Title>
      <div className="fills">
        <Tabs
          param="queue"
          label="Support chats and settings"
          tabs={[
            { id: 'waiting', label: 'Waiting', ...(counts && { count: counts.waiting }), content: <AgentQueue queue="waiting" /> },
            { id: 'mine', label: 'Mine', ...(counts && { count: counts.mine }), content: <AgentQueue queue="mine" /> },
            { id: 'open', label: 'Open', ...(counts && { count: counts.open }), content: <AgentQueue queue="open" /> },
            { id: 'closed', label: 'Closed', content: <AgentQueue queue="closed" /> },
            {
              id: 'desk',
              label: 'Settings',
              content: (
                <Suspense fallback={<SkeletonText label="Loading the settings" />}>
                  <SupportSettingsPanel />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </Page>
  );
}
