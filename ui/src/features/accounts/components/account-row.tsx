import { useState } from 'react';
import { type ResetLink, type StaffAction, useAccountAction, useResetLink } from '../../../data/accounts/change-person';
import { useSession } from '../../../data/accounts/session';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { CopyLink } from '../../../kit/copy-link';
import { ErrorLine } from '../../../kit/error-line';
import { lazyOverlay } from '../../../kit/lazy-overlay';
import { Pill } from '../../../kit/pill';
import type { Member, Staff } from '../../../lib/api';
import { date, relativeTime, size } from '../../../lib/format';
import { toast } from '../../../lib/toast';
import { RemovalNotice } from './removal-notice';

const RemoveSheet = lazyOverlay(() => import('./remove-sheet'));
const StaffLevelSheet = lazyOverlay(() => import('./staff-level-sheet'));

const doneLabels: Record<StaffAction, string> = {
  'end-sessions': 'Signed out everywhere',
  disable: 'Account closed',
  enable: 'Account reopened',
  vouch: 'You vouched for them',
  'undo-removal': 'Removal undone',
};

const staffLabels: Record<Staff, string> = { agent: 'Support agent', moderator: 'Moderator', admin: 'Admin', superadmin: 'Site owner' };

/** One account with the actions that the staff member may take: below admins, only the reset link. */
export function AccountRow({ member }: { member: Member }) {
  const { user } = useSession();
  const isAdmin = user?.staff === 'admin' || user?.staff === 'superadmin';
  const [closing, setClosing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [changing, setChanging] = useState(false);
  const [resetLink, setResetLink] = useState<ResetLink | null>(null);
  const link = useResetLink(member.id, setResetLink);
  const action = useAccountAction(member.id, (which) => {
    setClosing(false);
    toast(doneLabels[which], member.name);
  });
  const isStranger = !member.emailVerified && member.knownBy === null && member.staff === null;
  const hasBadges = isStranger || member.staff !== null || member.disabledAt !== null || member.resetRequestedAt !== null;
  const busy = (which: StaffAction) => action.pending && action.input === which;
  return (
    <article className="card stack gap-3">
      <div className="row top gap-3">
        <Avatar id={member.id} name={member.name} />
        <div className="grow">
          <h3 className="row-title break">{member.name}</h3>
          <p className="sm mut break">{member.email}</p>
          <p className="sm mut">
            Joined {date(member.createdAt)}
            {member.lastSeenAt !== null && `, last seen ${relativeTime(member.lastSeenAt)}`}
            {member.storedBytes > 0 && `, stores ${size(member.storedBytes)}`}
          </p>
        </div>
      </div>
      {hasBadges && (
        <div className="row wrp gap-2">
          {member.staff && <Pill tone="brand">{staffLabels[member.staff]}</Pill>}
          {member.disabledAt !== null && <Pill tone="danger">{member.removal ? 'Removed' : 'Closed'}</Pill>}
          {isStranger && <Pill>Address not confirmed</Pill>}
          {member.resetRequestedAt !== null && <Pill tone="warn">{`Asked for a reset ${relativeTime(member.resetRequestedAt)}`}</Pill>}
        </div>
      )}
      {resetLink && (
        <div className="stack gap-2">
          {resetLink.url === null ? (
            <p className="hint" role="status">
              The link goes to {member.email} and works for half an hour. Without a mail server it waits under Mail, where an admin can hand it out.
            </p>
          ) : (
            <>
              <CopyLink label={`Link for ${member.name}`} url={resetLink.url} />
              <p className="hint">Shown only once. It works once, for half an hour. Give it only to {member.name}, who hears that you made it.</p>
            </>
          )}
        </div>
      )}
      {member.removal && (
        <RemovalNotice
          removal={member.removal}
          name={member.name}
          onUndo={member.canRemove ? () => action.act('undo-removal') : null}
          pending={busy('undo-removal')}
        />
      )}
      {member.canAct && !member.removal && (
        <div className="row wrp gap-3">
          {member.disabledAt === null ? (
            <>
              <Button size="sm" pending={link.pending} aria-label={`Create reset link for ${member.name}`} onClick={() => link.act(null)}>
                Create reset link
              </Button>
              {isStranger && (
                <Button size="sm" pending={busy('vouch')} aria-label={`I know this person: ${member.name}`} onClick={() => action.act('vouch')}>
                  I know this person
                </Button>
              )}
              {isAdmin && member.sessions > 0 && (
                <Button
                  size="sm"
                  pending={busy('end-sessions')}
                  aria-label={`Sign out everywhere: ${member.name}`}
                  onClick={() => action.act('end-sessions')}
                >
                  Sign out everywhere
                </Button>
              )}
              {user?.staff === 'superadmin' && (
                <Button size="sm" aria-haspopup="dialog" aria-label={`Change access of ${member.name}`} onClick={() => setChanging(true)}>
                  Change access
                </Button>
              )}
              {isAdmin && (
                <Button size="sm" variant="ghost" className="flush" aria-label={`Close account of ${member.name}`} onClick={() => setClosing(true)}>
                  Close account
                </Button>
              )}
            </>
          ) : (
            isAdmin && (
              <Button size="sm" pending={busy('enable')} aria-label={`Reopen account of ${member.name}`} onClick={() => action.act('enable')}>
                Reopen account
              </Button>
            )
          )}
          {member.canRemove && (
            <Button
              size="sm"
              variant="ghost"
              className="flush"
              aria-haspopup="dialog"
              aria-label={`Remove account of ${member.name}`}
              onClick={() => setRemoving(true)}
            >
              Remove account
            </Button>
          )}
        </div>
      )}
      <ErrorLine error={link.error ?? (closing ? null : action.error)} />
      <Confirm
        open={closing}
        onClose={() => setClosing(false)}
        title={`Close the account of ${member.name}?`}
        action="Close account"
        cancel="Keep it open"
        destructive
        pending={busy('disable')}
        onConfirm={() => action.act('disable')}
      >
        <p>They’ll be signed out right away and can’t sign back in. You can reopen the account later.</p>
        <p>Jobs that no one else manages will be hidden until then. We’ll let applicants who are waiting for a reply know.</p>
        <ErrorLine error={action.error} />
      </Confirm>
      {changing && <StaffLevelSheet member={member} onClose={() => setChanging(false)} />}
      {removing && <RemoveSheet member={member} onClose={() => setRemoving(false)} />}
    </article>
  );
}
