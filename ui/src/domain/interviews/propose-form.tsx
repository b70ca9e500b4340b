import { useMemo } from 'react';
import * as v from 'valibot';
import { useSuggestedContact } from '../../data/applications/contact';
import { type Proposal, usePropose } from '../../data/interviews/step';
import { useSite } from '../../data/site/site';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form/form';
import { SelectField } from '../../kit/form/inputs';
import { useDraftForm } from '../../kit/form/use-draft-form';
import { SkeletonText } from '../../kit/skeleton';
import type { Application } from '../../lib/api';
import { deleteDraft } from '../../lib/drafts';
import { firstName } from '../../lib/format';
import { toast } from '../../lib/toast';
import { type KnownPlaces, knownPlaces } from './known-places';
import { noPlace, PlaceFields, type PlaceValues, placeEntries } from './place-fields';
import { checkTimes, noTimes, type TimesValues, timesEntries, timesOf } from './times';
import { WhenFields } from './times-fields';
import { lengths } from './words';

type Values = TimesValues & PlaceValues & { choice: string; minutes: string };

interface ProposeFormProps {
  application: Application;
  onDone: () => void;
  onBack: () => void;
}

/** Proposes up to three times to an applicant, or lets them pick a free one. It begins with the address and the phone of the business. */
export function ProposeForm(props: ProposeFormProps) {
  const contact = useSuggestedContact(props.application.id);
  const known = useMemo(() => knownPlaces(props.application, contact.data), [props.application, contact.data]);
  return contact.isPending ? <SkeletonText label="Loading the form" /> : <Fields {...props} known={known} />;
}

function Fields({ application, onDone, onBack, known }: ProposeFormProps & { known: KnownPlaces }) {
  const { zone } = useSite();
  const { worker } = application;
  const draftName = `interview:${application.id}`;
  const [form, draft] = useDraftForm(draftName, schema(zone), {
    ...noTimes,
    choice: 'times',
    minutes: '30',
    ...noPlace,
    where: known.where[noPlace.how] ?? '',
    note: known.note,
  });
  const propose = usePropose(() => {
    deleteDraft(draftName);
    toast('Invitation sent', worker.name);
    onDone();
  });
  const minutes = form.watch('minutes');
  return (
    <Form
      form={form}
      name="interview"
      failure={propose.error}
      draft={draft}
      onSubmit={(values) => propose.act(proposalOf(application, values, zone))}
    >
      <WhenFields
        hasChoice
        hoursHint={`${firstName(worker.name)} picks a free time from your interview hours, which you set under Interviews.`}
        minutes={Number(minutes)}
      />
      <SelectField name="minutes" label="Length" options={lengths} />
      <PlaceFields to={worker.name} known={known} />
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
      ...placeEntries,
    }),
    checkTimes<Values>(zone, ({ choice }) => choice === 'times'),
  );

function proposalOf({ id }: Application, values: Values, zone: string): Proposal {
  const { choice, minutes, how, where, note } = values;
  const fromHours = choice === 'hours';
  return { applicationId: id, times: fromHours ? [] : timesOf(values, zone), fromHours, minutes: Number(minutes), how, where, note };
}
