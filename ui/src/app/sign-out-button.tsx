import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide';
import { useState } from 'react';
import { forgetOthers } from '../data/accounts/forget';
import { signOut } from '../data/accounts/sign-out';
import { Confirm } from '../kit/confirm';
import { Icon } from '../kit/icon';
import { counted } from '../lib/format';
import { readOutbox } from '../lib/outbox';
import { deleteRecorded, readRecorded } from '../lib/timer-store';

/** Signs out. Messages and hours that wait on this device would be lost, so it asks first. */
export function SignOutButton({ user }: { user: number }) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const [unsent, setUnsent] = useState<string[]>([]);
  const leave = () => {
    setUnsent([]);
    setLeaving(true);
    const forget = () =>
      Promise.all([forgetOthers(null), deleteRecorded(user)]).then(
        () => undefined,
        (error) => console.warn('What waits on this device can’t be deleted', error),
      );
    void signOut(client, forget).finally(() => setLeaving(false));
  };
  const ask = async () => {
    const messages = (await readOutbox(user)).length;
    // The server goes on with a timer that it knows.
    const hours = (await readRecorded(user)).hours.filter((one) => one.endedAt !== null || !one.sent).length;
    const waiting = [
      messages > 0 && counted(messages, 'unsent message', 'unsent messages'),
      hours > 0 && counted(hours, 'unsaved entry of hours', 'unsaved entries of hours'),
    ].filter((text) => text !== false);
    if (waiting.length > 0) setUnsent(waiting);
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
        open={unsent.length > 0}
        onClose={() => setUnsent([])}
        title={`Sign out with ${unsent.join(' and ')}?`}
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
