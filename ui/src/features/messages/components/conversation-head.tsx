import { Ellipsis } from 'lucide';
import { useState } from 'react';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Link } from '../../../kit/link';
import { Title } from '../../../kit/title';
import type { Conversation } from '../../../lib/api';
import { LineState } from './line-state';

const ConversationMenu = lazyOverlay(() => import('./conversation-menu'));

/** Where the subject of a conversation is shown to this side. */
function subjectPath({ subject, side, jobId }: Conversation): string | null {
  if (subject.kind === 'contract') return `/contracts/${subject.id}`;
  if (subject.kind === 'application') return side === 'worker' ? `/my-jobs?application=${subject.id}` : `/jobs/${jobId}/applicants`;
  return null;
}

/** The other side, the job, and what can be done with the conversation. */
export function ConversationHead({ conversation }: { conversation: Conversation }) {
  const [menu, setMenu] = useState(false);
  const { with: other, title } = conversation;
  const path = subjectPath(conversation);
  const profile = other.kind === 'person' ? `/people/${other.id}` : `/employers/${other.id}`;
  return (
    <div className="talk-head">
      <Link to={profile} aria-label={`${other.name}’s page`} className="talk-face">
        <Avatar id={other.id} name={other.name} photoUrl={other.photoUrl} />
      </Link>
      <div className="grow">
        {/* A name of many lines would leave no room for the conversation. */}
        <div className="clamp clamp-2">
          <Title>{other.name}</Title>
        </div>
        <p className="sm mut talk-state">
          {!(path && title) && <span>Direct message</span>}
          <LineState isHere={other.online} />
        </p>
        {path && title && (
          <Link className="sm talk-subject trunc" to={path}>
            {title}
          </Link>
        )}
      </div>
      <Button variant="plain" aria-label="Conversation options" aria-haspopup="dialog" onClick={() => setMenu(true)}>
        <Icon of={Ellipsis} />
      </Button>
      {menu && <ConversationMenu conversation={conversation} onClose={() => setMenu(false)} />}
    </div>
  );
}
