import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSite } from '../../../data/site/site';
import { CheckField, SegmentField } from '../../../kit/form/choices';
import { Fold } from '../../../kit/form/fold';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import { loadWithRetry } from '../../../lib/lazy-with-retry';
import { currencySign, unitLabels } from '../../../lib/money';
import type { PostValues } from '../post-schema';
import type { PayHelpProps } from './pay-help';

const BudgetGuide = lazy(() => loadWithRetry(() => import('./budget-guide')));
const EmployerField = lazy(() => loadWithRetry(() => import('./employer-field')));
const PayHelp = lazy(() => loadWithRetry(() => import('./pay-help')));
const PhotoField = lazy(() => loadWithRetry(() => import('./photo-field')));
const PostExtras = lazy(() => loadWithRetry(() => import('./post-extras')));

const units = [{ value: '', label: 'Choose' }, ...Object.entries(unitLabels).map(([value, label]) => ({ value, label }))];

const kinds = [
  { value: 'one_off', label: 'One-off' },
  { value: 'shift', label: 'Shift' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'steady', label: 'Steady' },
];

interface PostFieldsProps extends Pick<PayHelpProps, 'answered' | 'onAnswer'> {
  currency: string;
  isNew: boolean;
}

/** What posting needs comes first: title, job type, pay and when. The rest is filled in already, or may stay empty. */
export function PostFields({ currency, isNew, ...asked }: PostFieldsProps) {
  const site = useSite();
  const kindChosen = useRef(false);
  const { watch } = useFormContext<PostValues>();
  const category = watch('category');
  const hasPay = watch(['budgetMin', 'budgetMax']).some((typed) => typed.trim() !== '');
  const hasTime = watch(['whenText', 'startDate', 'startTime']).some((typed) => typed.trim() !== '');
  const categories = site.categories.filter(({ id, hidden }) => !hidden || id === category).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Section title="The work">
        {isNew && (
          <Suspense fallback={<div className="field-space" />}>
            <EmployerField />
          </Suspense>
        )}
        <TextField name="title" label="What do you need done?" maxLength={140} enterKeyHint="next" />
        <Fold label="Category" now={categories.find(({ value }) => value === category)?.label ?? 'follows from the title'} names={['category']}>
          <SelectField name="category" label="Category" options={[{ value: '', label: 'Choose one' }, ...categories]} />
        </Fold>
        <div onChange={() => (kindChosen.current = true)}>
          <SegmentField name="kind" label="Job type" options={kinds} />
        </div>
      </Section>
      <Section title="Pay">
        <div className="grid g-3 gap-4">
          <TextField name="budgetMin" label="From" optional before={currencySign(currency)} inputMode="decimal" />
          <TextField name="budgetMax" label="To" optional before={currencySign(currency)} inputMode="decimal" />
          <SelectField name="budgetUnit" label="Paid" options={units} />
        </div>
        <Suspense>
          <PayHelp currency={currency} isNew={isNew} kindChosen={kindChosen.current} {...asked} />
        </Suspense>
        <p className="hint">One amount is enough. Jobs that list pay get more applicants.</p>
        {!hasPay && <CheckField name="payOpen" label="Pay to be agreed" />}
        <Suspense>
          <BudgetGuide currency={currency} />
        </Suspense>
      </Section>
      <Section title="When">
        <div className="grid g-2 gap-4">
          <TextField name="startDate" label="First day" optional type="date" />
          <TextField name="endDate" label="Last day" optional type="date" hint="Your job comes off the board after this day." />
        </div>
        <div className="grid g-2 gap-4">
          <TextField name="startTime" label="Starts at" optional type="time" />
          <TextField name="endTime" label="Ends at" optional type="time" />
        </div>
        <TextField name="whenText" label="Schedule, in your own words" optional maxLength={60} hint="“Fri–Sat, 4–11 pm”, or “any dry day”." />
        {!hasTime && <CheckField name="whenOpen" label="Time to be agreed" />}
        <CheckField name="isUrgent" label="I need someone within 48 hours" />
      </Section>
      <Section title="More">
        <TextArea
          name="description"
          label="Details"
          optional
          rows={5}
          maxLength={20_000}
          hint="What the work is, how much, and what to bring. “- ” starts a list, and **two asterisks** around words bold them."
        />
        <Suspense>
          <PhotoField />
        </Suspense>
        <Suspense fallback={<div className="field-space" />}>
          <PostExtras />
        </Suspense>
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
