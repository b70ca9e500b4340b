import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSite } from '../../../data/site/site';
import { TownField } from '../../../domain/town-field';
import { CheckField, SegmentField } from '../../../kit/form/choices';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { counted } from '../../../lib/format';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { currencySign, unitLabels } from '../../../lib/money';
import { type PostValues, replyDayOptions } from '../post-schema';

const BudgetGuide = lazy(() => loadWithRetry(() => import('./budget-guide')));
const EmployerField = lazy(() => loadWithRetry(() => import('./employer-field')));
const PayHelp = lazy(() => loadWithRetry(() => import('./pay-help')));
const PhotoField = lazy(() => loadWithRetry(() => import('./photo-field')));

const TagField = lazy(() => loadWithRetry(() => import('../../../kit/form/tag-field')));

const units = Object.entries(unitLabels).map(([value, label]) => ({ value, label }));

const kinds = [
  { value: 'one_off', label: 'One-off' },
  { value: 'shift', label: 'Shift' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'steady', label: 'Steady' },
];

interface PostFieldsProps {
  currency: string;
  isNew: boolean;
  onQuestion: (text: string | null) => void;
}

export function PostFields({ currency, isNew, onQuestion }: PostFieldsProps) {
  const site = useSite();
  const kindChosen = useRef(false);
  const { formState, watch } = useFormContext<PostValues>();
  const extraReplyDays = [site.replyDays, Number(formState.defaultValues?.replyDays), Number(watch('replyDays'))];
  const categories = site.categories.filter(({ hidden }) => !hidden).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Section title="The work">
        {isNew && (
          <Suspense fallback={<div className="field-space" />}>
            <EmployerField />
          </Suspense>
        )}
        <TextField name="title" label="What do you need done?" maxLength={140} enterKeyHint="next" />
        <SelectField name="category" label="Category" options={[{ value: '', label: 'Choose one' }, ...categories]} />
        <div onChange={() => (kindChosen.current = true)}>
          <SegmentField name="kind" label="Job type" options={kinds} />
        </div>
        <TextArea
          name="description"
          label="Details"
          rows={7}
          maxLength={20_000}
          hint="What the work is, how much, and what to bring. “- ” starts a list, and **two asterisks** around words bold them."
        />
      </Section>
      <Suspense>
        <PhotoField />
      </Suspense>
      <Section title="Pay">
        <div className="grid g-3 gap-4">
          <TextField name="budgetMin" label="From" optional before={currencySign(currency)} inputMode="decimal" />
          <TextField name="budgetMax" label="To" optional before={currencySign(currency)} inputMode="decimal" />
          <SelectField name="budgetUnit" label="Paid" options={units} />
        </div>
        <Suspense>
          <PayHelp currency={currency} isNew={isNew} kindChosen={kindChosen.current} onQuestion={onQuestion} />
        </Suspense>
        <p className="hint">One amount is enough. Jobs that list pay get more applicants.</p>
        <Suspense>
          <BudgetGuide currency={currency} />
        </Suspense>
      </Section>
      <Section title="When">
        <TextField name="whenText" label="Schedule, in your own words" optional maxLength={60} hint="“Fri–Sat, 4–11 pm”, or “any dry day”." />
        <div className="grid g-2 gap-4">
          <TextField name="startDate" label="First day" optional type="date" />
          <TextField name="endDate" label="Last day" optional type="date" />
        </div>
        <div className="grid g-2 gap-4">
          <TextField name="startTime" label="Starts at" optional type="time" />
          <TextField name="endTime" label="Ends at" optional type="time" />
        </div>
        <CheckField name="isUrgent" label="I need someone within 48 hours" />
      </Section>
      <Section title="Where">
        <div className="grid g-2 gap-4">
          <TownField name="city" label="Town" />
          <TextField name="area" label="Part of town" optional maxLength={60} hint="Street or neighborhood, no house number." />
        </div>
        <CheckField name="remote" label="Remote work is OK" />
      </Section>
      <Section title="Who">
        <TextField name="openings" label="How many people" type="number" inputMode="numeric" min={1} />
        <Suspense>
          <TagField name="skills" label="Nice to have" hint="Up to 20 skills, one at a time." max={20} maxLength={40} />
        </Suspense>
        <SelectField
          name="replyDays"
          label="Reply to every applicant within"
          options={replyDayOptions(...extraReplyDays).map((days) => ({ value: String(days), label: counted(days, 'day', 'days') }))}
          hint="We track this, and your job page shows how often you reply on time."
        />
        <TextArea name="questions" label="Questions for applicants" optional rows={3} hint="One per line, up to five." />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="plain part stack gap-4">
      <legend className="part-title head">{title}</legend>
      {children}
    </fieldset>
  );
}
