import { useState } from 'react';
import * as v from 'valibot';
import { useChangeMember, useEmployerMembers } from '../../../data/employers/members';
import { Avatar } from '../../../kit/avatar';
import { Button } from '../../../kit/button';
import { Confirm } from '../../../kit/confirm';
import { ErrorLine } from '../../../kit/error-line';
import { ErrorState } from '../../../kit/error-state';
import { Form } from '../../../kit/form/form';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { SkeletonText } from '../../../kit/skeleton';
import type { Employer, EmployerMember } from '../../../lib/api';
import { toast } from '../../../lib/toast';
import { canManage, permissionsText } from '../permissions';
import { PermissionFields } from './permission-fields';
import { pickRights, rightsEntries } from './rights-schema';

interface MemberListProps {
  employer: Employer;
  me: number;
  onLeft: () => void;
}

export function MemberList({ employer, me, onLeft }: MemberListProps) {
  const query = useEmployerMembers(String(employer.id));
  if (query.isPending) return <SkeletonText label="Loading the team" lines={3} />;
  if (query.isError) return <ErrorState title="The team didn’t load" error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <ul className="stack gap-3">
      {query.data.items.map((member) => (
        <MemberCard key={member.userId} employer={employer} member={member} isMe={member.userId === me} onLeft={onLeft} />
      ))}
    </ul>
  );
}

interface MemberCardProps {
  employer: Employer;
  member: EmployerMember;
  isMe: boolean;
  onLeft: () => void;
}

function MemberCard({ employer, member, isMe, onLeft }: MemberCardProps) {
  const [editing, setEditing] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const change = useChangeMember(String(employer.id), ({ rights }) => {
    setEditing(false);
    setConfirming(false);
    toast(rights ? 'Permissions updated' : isMe ? 'You left' : 'Removed', member.name);
    if (!rights && isMe) onLeft();
  });
  const mayEdit = canManage(employer.rights);
  const open = (setOpen: (open: boolean) => void) => {
    // Both show the error of the last change.
    change.reset();
    setOpen(true);
  };
  return (
    <li className="card stack gap-3">
      <div className="row gap-3">
        <Avatar id={member.userId} name={member.name} photoUrl={member.photoUrl} />
        <div className="grow">
          <b className="block break">{isMe ? `${member.name} (you)` : member.name}</b>
          <span className="sm mut">{permissionsText(member.rights)}</span>
        </div>
      </div>
      {editing ? (
        <RightsForm member={member} change={change} onClose={() => setEditing(false)} />
      ) : (
        <div className="row wrp gap-2">
          {mayEdit && (
            <Button size="sm" aria-label={`Change permissions of ${member.name}`} onClick={() => open(setEditing)}>
              Change permissions
            </Button>
          )}
          {(mayEdit || isMe) && (
            <Button size="sm" variant="ghost" aria-label={isMe ? 'Leave' : `Remove ${member.name}`} onClick={() => open(setConfirming)}>
              {isMe ? 'Leave' : 'Remove'}
            </Button>
          )}
        </div>
      )}
      <Confirm
        open={confirming}
        onClose={() => setConfirming(false)}
        title={isMe ? `Leave ${employer.name}?` : `Remove ${member.name} from ${employer.name}?`}
        action={isMe ? 'Leave' : 'Remove'}
        cancel={isMe ? 'Stay' : 'Keep'}
        destructive
        pending={change.pending}
        onConfirm={() => change.act({ userId: member.userId, rights: null })}
      >
        <p>
          {isMe
            ? 'You’ll need a new invitation to come back.'
            : 'They won’t be able to act for it anymore. To bring them back, send a new invitation.'}
        </p>
        <ErrorLine error={change.error} />
      </Confirm>
    </li>
  );
}

const schema = v.object(rightsEntries);

interface RightsFormProps {
  member: EmployerMember;
  change: ReturnType<typeof useChangeMember>;
  onClose: () => void;
}

function RightsForm({ member, change, onClose }: RightsFormProps) {
  const form = useSchemaForm(schema, pickRights(member.rights));
  return (
    <Form form={form} name={`member-${member.userId}`} failure={change.error} onSubmit={(rights) => change.act({ userId: member.userId, rights })}>
      <PermissionFields />
      <div className="actions">
        <Button type="submit" pending={change.pending} pendingLabel="Saving…">
          Save permissions
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
