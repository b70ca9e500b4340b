import * as v from 'valibot';
import { type Removal, useRemovalPreview, useRemoveAccount } from '../../../data/accounts/removal';
import { Button } from '../../../kit/button';
import { ErrorState } from '../../../kit/error-state';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextArea } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { Sheet } from '../../../kit/sheet';
import { SkeletonText } from '../../../kit/skeleton';
import type { Member, ResponseOf } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { counted } from '../../../lib/format';
import { money } from '../../../lib/money';
import { toast } from '../../../lib/toast';

const schema = v.object({ reason: text(1000, 'Say why you’re removing this account.'), refund: v.boolean() });

interface Props {
  member: Member;
  onClose: () => void;
}

/** Removes an account: what happens now, tomorrow, and what stays. */
export default function RemoveSheet({ member, onClose }: Props) {
  const preview = useRemovalPreview(member.id);
  return (
    <Sheet open onClose={onClose} title={`Remove the account of ${member.name}?`}>
      {preview.isPending && <SkeletonText label="Loading what they have" lines={8} />}
      {preview.isError && <ErrorState title="This didn’t load" error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data && <RemoveForm member={member} preview={preview.data} onClose={onClose} />}
    </Sheet>
  );
}

function RemoveForm({ member, preview, onClose }: Props & { preview: ResponseOf<'RemovalPreview'> }) {
  const [form, draft] = useDraftForm(`remove-account:${member.id}`, schema, { reason: '', refund: false });
  const remove = useRemoveAccount(member.id, () => {
    draft.clear();
    toast('Account removed', 'You can undo it for a day.');
    onClose();
  });
  const sums = preview.refundable.map((sum) => money(sum.amount, sum.currency));
  const send = ({ reason, refund }: Removal) => remove.act({ reason, refund: refund && sums.length > 0 });
  return (
    <Form form={form} name="remove-account" failure={remove.error} draft={draft} onSubmit={send}>
      <Consequences member={member} openJobs={preview.openJobs} />
      <TextArea name="reason" label="Reason" rows={3} maxLength={1000} hint={`For your colleagues and the audit log. ${member.name} won’t see it.`} />
      {sums.length > 0 && (
        <CheckField
          name="refund"
          label={`Refund what they paid for jobs: ${sums.join(' and ')}`}
          hint="When the day is over, card payments go back by themselves. Pay back the rest by hand: it’s under Fees, Refunds owed."
        />
      )}
      <Button type="submit" variant="danger" pending={remove.pending} pendingLabel="Removing…">
        Remove account
      </Button>
    </Form>
  );
}

function Consequences({ member, openJobs }: { member: Member; openJobs: number }) {
  const now = member.disabledAt === null ? 'They’re signed out and can’t sign back in.' : 'The account stays closed.';
  const leave = openJobs === 1 ? '1 open job comes' : `${counted(openJobs, 'open job', 'open jobs')} come`;
  return (
    <ul className="stack gap-3">
      <li>
        <b>Now:</b> {now}
        {openJobs > 0 && ` ${leave} off the board, and we’ll let applicants who are waiting for a reply know.`}
      </li>
      <li>
        <b>In a day:</b> Their files, profile, and drafts are gone for good, and so are jobs that nobody answered, paid for, or reported. Other jobs
        are taken down. Until then, you can undo all of it. Backups of the server keep them until they’re replaced, which takes about a week.
      </li>
      <li>
        <b>What stays:</b> Contracts, hours, invoices, payments, messages, applications, and reviews, because other people need them.
      </li>
    </ul>
  );
}
