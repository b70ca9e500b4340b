import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '../data/accounts/sign-out';
import { Confirm } from '../kit/confirm';
import { Icon } from '../kit/icon';
import { counted } from '../lib/format';
import { deleteOutbox, readOutbox } from '../lib/outbox';

/** Signs out. Messages that wait on this device would be lost, so it asks first. */
export function SignOutButton({ user }: { user: number }) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const leave = () => {
    setUnsent(0);
    setLeaving(true);
    void signOut(client, () => deleteOutbox(user).catch((error) => console.warn('The outbox can’t be deleted', error))).finally(() =>
      setLeaving(false),
    );
  };
  const ask = async () => {
    const waiting = await readOutbox(user).catch(() => []);
    if (waiting.length > 0) setUnsent(waiting.length);
    else leave();
  };
  return (
    <div className="list">
      <button type="button" className="list-button" disabled={leaving} onClick={() => void ask()}>
        <span className="stamp">
          <Icon of={LogOut} />
        </span>
        <b className="grow">{leaving ? 'Signing out…' : 'Sign out'}</b>
      </button>
      <Confirm
        open={unsent > 0}
        onClose={() => setUnsent(0)}
        title={`Sign out with ${counted(unsent, 'unsent message', 'unsent messages')}?`}
        action="Sign out anyway"
        cancel="Stay signed in"
        destructive
        onConfirm={leave}
      >
        <p>They wait on this device until you’re back online. Signing out deletes them.</p>
      </Confirm>
    </div>
  );
}
