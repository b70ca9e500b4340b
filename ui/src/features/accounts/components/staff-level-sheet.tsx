import * as v from 'valibot';
import { useStaffLevel } from '../../../data/accounts/change-person';
import { Button } from '../../../kit/button';
import { CardChoice } from '../../../kit/form/card-choice';
import { Form } from '../../../kit/form/form';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { Sheet } from '../../../kit/sheet';
import type { Member } from '../../../lib/api';
import { toast } from '../../../lib/toast';

const levels = ['none', 'agent', 'moderator', 'admin'] as const;
const schema = v.object({ level: v.picklist(levels, 'Choose what they may do.') });

const options = [
  { value: 'none', label: 'Nothing in the office', note: 'Like everyone else on the site.' },
  { value: 'agent', label: 'Support agent', note: 'Answers support chats, and makes reset links for people who ask.' },
  { value: 'moderator', label: 'Moderator', note: 'Also reviews what people report, and mediates disputes.' },
  { value: 'admin', label: 'Admin', note: 'Also runs the site: settings, fees, accounts, and mail.' },
];

interface Props {
  member: Member;
  onClose: () => void;
}

/** Makes a person a support agent, a moderator or an admin, or takes that away. */
export default function StaffLevelSheet({ member, onClose }: Props) {
  const current = levels.find((level) => level === member.staff);
  const form = useSchemaForm(schema, { level: current ?? (member.staff === null ? 'none' : undefined) });
  const change = useStaffLevel(member.id, () => {
    toast('Access changed', member.name);
    onClose();
  });
  return (
    <Sheet open onClose={onClose} title={`What can ${member.name} do?`}>
      <Form form={form} name="staff-level" failure={change.error} onSubmit={({ level }) => change.act(level === 'none' ? null : level)}>
        <CardChoice name="level" label="In the office" look="choice-row" options={options} />
        <p className="sm mut">They’ll be signed out everywhere. We let them and the other site owners know.</p>
        <Button type="submit" variant="primary" pending={change.pending} pendingLabel="Saving…">
          Save
        </Button>
      </Form>
    </Sheet>
  );
}
