import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useAgentChat, useAgentStep } from '../../../data/support/agent-chat';
import { useAgentChats } from '../../../data/support/agent-chats';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Icon } from '../../../kit/icon';
import { Page } from '../../../kit/layout';
import { Link } from '../../../kit/link';
import { Pill } from '../../../kit/pill';
import { SkeletonText } from '../../../kit/skeleton';
import { Title } from '../../../kit/title';
import type { InboxChatDetail } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { formatDuration, visitorName } from '../labels';
import { AgentForm } from './agent-form';
import { AgentLog } from './agent-log';
import { TransferChat } from './transfer-chat';
import { VisitorPanel } from './visitor-panel';

/** A chat as the agent sees it, with details about the visitor beside it. */
export default function AgentChat({ id }: { id: number }) {
  const chat = useAgentChat(id);
  return (
    <Page gap={4}>
      <BackToQueue />
      {chat.isPending && (
        <>
          <Title>Support inbox</Title>
          <SkeletonText label="Loading the chat" />
        </>
      )}
      {chat.isError && !chat.data && (
        <>
          <Title>Support inbox</Title>
          <ErrorState title="The chat didn’t load" error={chat.error} onRetry={() => void chat.refetch()} />
        </>
      )}
      {chat.data && <Loaded chat={chat.data} />}
    </Page>
  );
}

/** Link back to the queue, with the number of waiting chats. */
function BackToQueue() {
  const waiting = useAgentChats({ queue: 'waiting' }).data?.counts.waiting ?? 0;
  return (
    <Link className="tap" to="/admin/support">
      <Icon of={ArrowLeft} size="s" />
      <span>&nbsp;All chats{waiting > 0 && `, ${waiting} waiting`}</span>
    </Link>
  );
}

function Loaded({ chat }: { chat: InboxChatDetail }) {
  const { user } = useSession();
  const [ending, setEnding] = useState(false);
  const step = useAgentStep(chat.id, (done) => {
    setEnding(false);
    if (done.action === 'end') toast('Chat ended', 'The visitor can still read your last message.');
  });
  const mine = chat.agentId === user?.id;
  const ended = chat.status === 'ended';
  return (
    <>
      <div className="row wrp gap-3">
        <Title>{visitorName(chat)}</Title>
        <StatusPill chat={chat} mine={mine} />
      </div>
      <div className="stack gap-3">
        <div className="actions">
          {chat.status === 'waiting' && (
            <Button
              variant="primary"
              pending={step.pending && step.input?.action === 'take'}
              pendingLabel="Taking…"
              onClick={() => step.act({ action: 'take' })}
            >
              Take chat
            </Button>
          )}
          {chat.status === 'connected' && !mine && user && (
            <Button pending={step.pending} onClick={() => step.act({ action: 'transfer', agentId: user.id })}>
              Take over
            </Button>
          )}
          {!ended && (
            <Button aria-haspopup="dialog" onClick={() => setEnding(true)}>
              End chat
            </Button>
          )}
          <a className="btn btn-s" href={`/api/admin/support/chats/${chat.id}/transcript`} download={`support-chat-${chat.id}.txt`}>
            Transcript
          </a>
        </div>
        <ErrorLine error={step.error} />
      </div>
      <div className="grid top side-r gap-6">
        <div className="stack gap-4">
          <AgentLog chat={chat} />
          <AgentForm chat={chat} />
        </div>
        <div className="stack gap-5">
          {!ended && <TransferChat chat={chat} />}
          <VisitorPanel chat={chat} />
        </div>
      </div>
      <Confirm
        open={ending}
        title="End this chat?"
        action="End chat"
        cancel="Keep it open"
        pending={step.pending}
        onConfirm={() => step.act({ action: 'end' })}
        onClose={() => setEnding(false)}
      >
        <p>The visitor can read it for another day, then start a new one.</p>
      </Confirm>
    </>
  );
}

function StatusPill({ chat, mine }: { chat: InboxChatDetail; mine: boolean }) {
  if (chat.status === 'waiting') return <Pill tone="warn">{`Waiting ${formatDuration((Date.now() - (chat.askedAt ?? Date.now())) / 1000)}`}</Pill>;
  if (chat.status === 'ended') return <Pill>Ended</Pill>;
  return <Pill tone="ok">{mine ? 'Assigned to you' : `Assigned to ${chat.agentName ?? 'a colleague'}`}</Pill>;
}
