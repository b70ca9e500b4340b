import { MessageSquare } from 'lucide';
import { useOpenConversation } from '../data/messages/conversations';
import { Button } from '../kit/button';
import { ErrorLine } from '../kit/error-line';
import { Icon } from '../kit/icon';
import { useNavigate } from '../lib/router/hooks';

interface MessageButtonProps {
  kind: 'application' | 'contract';
  id: number;
  size?: 'sm' | 'md';
}

/** Opens the conversation about an application or a contract. */
export function MessageButton({ kind, id, size = 'md' }: MessageButtonProps) {
  const navigate = useNavigate();
  const open = useOpenConversation((conversation) => navigate(`/messages/${conversation.id}`));
  return (
    <>
      <Button size={size} pending={open.pending} pendingLabel="Opening…" onClick={() => open.act({ kind, id })}>
        <Icon of={MessageSquare} size="s" />
        Message
      </Button>
      <ErrorLine error={open.error} />
    </>
  );
}
