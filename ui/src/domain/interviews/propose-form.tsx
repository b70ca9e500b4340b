import * as v from 'valibot';
import { type Proposal, usePropose } from '../../data/interviews/step';
import { useSite } from '../../data/site/site';
import { Button } from '../../kit/button';
import { SegmentField } from '../../kit/form/choices';
import { Form } from '../../kit/form/form';
import { SelectField, TextArea, TextField } from '../../kit/form/inputs';
import { useDraftForm } from '../../kit/form/use-draft-form';
import type { Application, InterviewHow } from '../../lib/api';
import { deleteDraft } from '../../lib/drafts';
import { optionalText, text } from '../../lib/fields';
import { firstName } from '../../lib/format';
import { toast } from '../../lib/toast';
import { checkTimes, noTimes, type TimesValues, timesEntries, timesOf } from './times';
import { TimesFields } from './times-fields';
import { lengths, ways } from './words';

const choices = [
  { value: 'times', label: 'Propose times' },
  { value: 'hours', label: 'Let them pick' },
];

type Values = TimesValues & { choice: string; minutes: string; how: InterviewHow; where: string; note: string };

interface ProposeFormProps {
  application: Application;
  onDone: () => void;
  onBack: () => void;
}

/** Proposes up to three times to an applicant, or lets them pick a free one. */
export function ProposeForm({ application, onDone, onBack }: ProposeFormProps) {
  const { zone } = useSite();
  const { worker } = application;
  const draftName = `interview:${application.id}`;
  const [form, draft] = useDraftForm(draftName, schema(zone), {
    ...noTimes,
    choice: 'times',
    minutes: '30',
    how: 'in_person' as InterviewHow,
    where: '',
    note: '',
  });
  const propose = usePropose(() => {
    deleteDraft(draftName);
    toast('Invitation sent', worker.name);
    onDone();
  });
  const [choice, how, minutes] = form.watch(['choice', 'how', 'minutes']);
  return (
    <Form
      form={form}
      name="interview"
      failure={propose.error}
      draft={draft}
      onSubmit={(values) => propose.act(proposalOf(application, values, zone))}
    >
      <SegmentField
        name="choice"
        label="When"
        options={choices}
        {...(choice === 'hours' && {
          hint: `${firstName(worker.name)} picks a free time from your interview hours, which you set under Interviews.`,
        })}
      />
      {choice === 'times' ? <TimesFields minutes={Number(minutes)} /> : <div id="interview-times" tabIndex={-1} />}
      <SelectField name="minutes" label="Length" options={lengths} />
      <SelectField name="how" label="How" options={ways} />
      <TextField name="where" label={ways.find(({ value }) => value === how)?.place ?? 'Where'} maxLength={300} />
      <TextArea name="note" label={`Message to ${firstName(worker.name)}`} optional rows={3} maxLength={1000} hint="What to bring, who to ask for." />
      <div className="actions">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" variant="primary" pending={propose.pending} pendingLabel="Sending…">
          {`Invite ${firstName(worker.name)}`}
        </Button>
      </div>
    </Form>
  );
}

const schema = (zone: string) =>
  v.pipe(
    v.object({
      ...timesEntries,
      choice: v.string(),
      minutes: v.string(),
      how: v.picklist(ways.map(({ value }) => value)),
      where: text(300, 'Enter an address, a phone number or a link.'),
      note: optionalText(1000),
    }),
    checkTimes<Values>(zone, ({ choice }) => choice === 'times'),
  );

function proposalOf({ id }: Application, values: Values, zone: string): Proposal {
  const { choice, minutes, how, where, note } = values;
  const fromHours = choice === 'hours';
  return { applicationId: id, times: fromHours ? [] : timesOf(values, zone), fromHours, minutes: Number(minutes), how, where, note };
}
