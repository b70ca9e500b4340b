import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useAgentChats } from '../../../data/support/agent-chats';
import { Page } from '../../../kit/layout';
import { SkeletonText } from '../../../kit/skeleton';
import { Tabs } from '../../../kit/tabs';
import { Title } from '../../../kit/title';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { DeskQueueList } from '../components/desk-queue';

const DeskChat = lazy(() => loadWithRetry(() => import('../components/desk-chat')));
const DeskSettings = lazy(() => loadWithRetry(() => import('../components/desk-settings')));

/** Where agents answer: who waits, one's own chats, those of the others, what is over; and how the desk is run. */
export default function DeskPage() {
  const [params] = useSearchParams();
  const id = Number(params.get('chat'));
  if (Number.isSafeInteger(id) && id > 0) {
    return (
      <Suspense fallback={<Wait />}>
        <DeskChat key={id} id={id} />
      </Suspense>
    );
  }
  return <Lists />;
}

const Wait = () => (
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
            { id: 'waiting', label: 'Waiting', ...(counts && { count: counts.waiting }), content: <DeskQueueList queue="waiting" /> },
            { id: 'mine', label: 'Mine', ...(counts && { count: counts.mine }), content: <DeskQueueList queue="mine" /> },
            { id: 'open', label: 'Open', ...(counts && { count: counts.open }), content: <DeskQueueList queue="open" /> },
            { id: 'closed', label: 'Closed', content: <DeskQueueList queue="closed" /> },
            {
              id: 'desk',
              label: 'Settings',
              content: (
                <Suspense fallback={<SkeletonText label="Loading the settings" />}>
                  <DeskSettings />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </Page>
  );
}
