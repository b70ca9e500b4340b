import { useEffect, useRef, useState } from 'react';
import { useMyEmployers } from '../../../data/employers/mine';
import { useMyJobs } from '../../../data/jobs/mine';
import { usePostingPrice } from '../../../data/money/posting-price';
import { useRapidContact, useStartRapidHire } from '../../../data/rapid-hire/hires';
import { useSite } from '../../../data/site/site';
import { ContactFields } from '../../../domain/contact-fields';
import { lastTown } from '../../../domain/last-town';
import { useAskPay } from '../../../domain/pay/use-ask-pay';
import { TownField } from '../../../domain/town-field';
import { useCategoryGuess } from '../../../domain/use-category-guess';
import { Button } from '../../../kit/button';
import { Form } from '../../../kit/form/form';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import { SkeletonText } from '../../../kit/skeleton';
import type { ContactDetails, MyEmployer, MyJob } from '../../../lib/api';
import { deleteDraft } from '../../../lib/drafts';
import { counted } from '../../../lib/format';
import { currencySign, money } from '../../../lib/money';
import { useNavigate } from '../../../lib/router/hooks';
import { toast } from '../../../lib/toast';
import { joinTown } from '../../../lib/town';
import { useNow } from '../../../lib/use-now';
import { dayOptions, endText, firstEmployer, hireOf, noContact, payOf, schemaOf, startOf, startProblem, suggestedStart } from '../hire';

const draftName = 'rapid-hire';
const lengths = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12];
const people = Array.from({ length: 20 }, (_, index) => index + 1);
const units = [
  { value: 'hour', label: 'per hour' },
  { value: 'job', label: 'for the job' },
];
const toOptions = (values: number[], one: string, many: string) =>
  values.map((value) => ({ value: String(value), label: counted(value, one, many) }));

/** Who is needed, when and where. */
export default function HireForm() {
  const employers = useMyEmployers();
  const posted = useMyJobs({});
  const jobs = posted.data?.items ?? [];
  const hiring = employers.data?.items.filter(({ rights }) => rights.post && rights.hire) ?? [];
  const employer = firstEmployer(hiring, jobs);
  const contact = useRapidContact(employer, !employers.isPending && !posted.isPending);
  if (employers.isPending || posted.isPending || contact.isPending) return <SkeletonText label="Loading the form" />;
  return <Fields employers={hiring} employer={employer} jobs={jobs} contact={contact.data ?? noContact} />;
}

interface FieldsProps {
  employers: MyEmployer[];
  employer: string;
  /** What was posted, newest first. */
  jobs: MyJob[];
  contact: ContactDetails;
}

function Fields({ employers, employer, jobs, contact }: FieldsProps) {
  const navigate = useNavigate();
  const { zone, currency, town, state } = useSite();
  const now = useNow();
  const townOf = (id: string) => lastTown(jobs, id) ?? joinTown(town, state);
  const suggested = suggestedStart(now, zone);
  const [form, draft] = useDraftForm(draftName, schemaOf(currency), {
    employerId: employer,
    title: '',
    category: '',
    day: suggested.date,
    time: suggested.time,
    hours: '4',
    town: townOf(employer),
    rate: '',
    rateUnit: 'hour',
    openings: '1',
    notes: '',
    contact,
  });
  const start = useStartRapidHire((panel) => {
    deleteDraft(draftName);
    toast(...said(panel.state, panel.offers.length));
    navigate(`/rapid-hire/${panel.id}`);
  });
  const [askPay, payDialog] = useAskPay('Yes, ask people');
  const days = dayOptions(now, zone);
  const [day, time, hours] = form.watch(['day', 'time', 'hours']);
  // Another employer is somewhere else, and has another number. A draft has both already.
  const [picked, setPicked] = useState('');
  const filled = useRef('');
  useEffect(() => {
    const watching = form.watch((values, { name, type }) => {
      if (name === 'employerId' && type === 'change') setPicked(values.employerId ?? '');
    });
    return () => watching.unsubscribe();
  }, [form]);
  const ofPicked = useRapidContact(picked, picked !== '').data;
  const townOfPicked = townOf(picked);
  useEffect(() => {
    if (!ofPicked || filled.current === picked) return;
    filled.current = picked;
    form.setValue('contact', ofPicked);
    form.setValue('town', townOfPicked);
  }, [form, picked, ofPicked, townOfPicked]);
  const at = startOf({ day, time }, zone);
  const problem = Number.isNaN(at) ? null : startProblem(at, now);
  // A draft of another day begins with a day that's over.
  const isOld = !days.some(({ value }) => value === day);
  useEffect(() => {
    if (isOld) form.setValue('day', suggested.date);
  }, [isOld, form, suggested.date]);
  return (
    <Form
      form={form}
      name="rapid-hire"
      failure={start.error}
      draft={draft}
      className="stack gap-4"
      onSubmit={(checked) => {
        const wrong = startProblem(startOf(checked, zone), Date.now());
        if (wrong) form.setError('time', { message: wrong }, { shouldFocus: true });
        else void askPay(payOf(checked, currency), () => start.act(hireOf(checked, zone)));
      }}
    >
      {employers.length > 1 && (
        <SelectField name="employerId" label="Who is hiring?" options={employers.map(({ id, name }) => ({ value: String(id), label: name }))} />
      )}
      <TextField name="title" label="What do you need done?" maxLength={140} enterKeyHint="next" hint="For example: Dishwasher, Moving help." />
      <CategoryField />
      <div className="grid gap-3 two-times">
        <SelectField name="day" label="Day" options={days} />
        <TextField name="time" label="From" type="time" />
      </div>
      <div className="grid gap-3 two-times">
        <SelectField name="hours" label="How long" options={toOptions(lengths, 'hour', 'hours')} />
        <SelectField name="openings" label="How many people" options={toOptions(people, 'person', 'people')} />
      </div>
      <p className="sm mut" role="status">
        {problem ?? (Number.isNaN(at) ? '' : `It ends at ${endText(at, Number(hours), zone)}.`)}
      </p>
      <TownField name="town" label="Town" />
      <div className="grid gap-3 two-times">
        <TextField name="rate" label="Pay" before={currencySign(currency)} inputMode="decimal" />
        <SelectField name="rateUnit" label="Paid" options={units} />
      </div>
      <TextArea
        name="notes"
        label="What to know"
        optional
        rows={4}
        maxLength={1000}
        hint="What to wear or bring, whom to ask for. Only people we ask see it."
      />
      <ContactFields hint="Only people you hire see this." hires forTonight />
      <Fee employerId={form.watch('employerId')} />
      <div>
        <Button type="submit" variant="primary" size="lg" pending={start.pending} pendingLabel="Asking…">
          Find people
        </Button>
      </div>
      {payDialog}
    </Form>
  );
}

/** Filled in by what's to be done, until someone chooses. */
function CategoryField() {
  const { categories } = useSite();
  useCategoryGuess(true);
  const options = categories.filter(({ hidden }) => !hidden).map(({ id, name }) => ({ value: id, label: name }));
  return <SelectField name="category" label="Category" options={[{ value: '', label: 'Choose one' }, ...options]} />;
}

/** What posting the job costs. */
function Fee({ employerId }: { employerId: string }) {
  const { currency } = useSite();
  const fee = usePostingPrice(employerId);
  if (fee.full === 0) return null;
  return (
    <p className="sm mut">
      {fee.isFree ? 'Posting is free right now.' : `The posting fee is ${money(fee.due, currency)}. We ask people once it’s settled.`}
    </p>
  );
}

function said(state: string, asked: number): [title: string, text: string] {
  if (state === 'unpaid') return ['Saved', 'We ask people as soon as the posting fee is settled.'];
  return asked === 0
    ? ['Posted', 'We’ll ask people as soon as they’re available.']
    : [`${counted(asked, 'person', 'people')} asked`, 'You’ll see here who’s coming.'];
}
