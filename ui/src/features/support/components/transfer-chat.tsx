import { useId, useState } from 'react';
import { useSession } from '../../../data/accounts/session';
import { useAgentStep } from '../../../data/support/agent-chat';
import { useSupportSettings } from '../../../data/support/settings';
import { Button } from '../../../kit/button';
import { ErrorLine } from '../../../kit/error-line';
import type { InboxChatDetail } from '../../../lib/api';
import { toast } from '../../../lib/toast';

/** Transfers the chat to another agent, who is notified. */
export function TransferChat({ chat }: { chat: InboxChatDetail }) {
  const id = useId();
  const { user } = useSession();
  const [to, setTo] = useState('');
  const others = useSupportSettings().data?.agents.filter((agent) => agent.id !== chat.agentId && agent.id !== user?.id) ?? [];
  const step = useAgentStep(chat.id, () => {
    toast('Transferred', others.find((agent) => String(agent.id) === to)?.name);
    setTo('');
  });
  if (others.length === 0) return null;
  return (
    <div className="stack gap-2">
      <div className="field">
        <label htmlFor={id}>Transfer to</label>
        <select id={id} className="in" value={to} onChange={(event) => setTo(event.target.value)}>
          <option value="">Choose someone</option>
          {others.map((agent) => (
            <option key={agent.id} value={agent.id}>
              {agent.name}
            </option>
          ))}
        </select>
      </div>
      {to && (
        <div>
          <Button pending={step.pending} onClick={() => step.act({ action: 'transfer', agentId: Number(to) })}>
            Transfer
          </Button>
        </div>
      )}
      <ErrorLine error={step.error} />
    </div>
  );
}
