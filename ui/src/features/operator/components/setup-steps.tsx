import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import { useSetup } from '../../../data/site/setup';
import { Button } from '../../../kit/button';
import { CheckField } from '../../../kit/form/choices';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { PasswordField } from '../../../kit/form/password-field';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { currencySign } from '../../../lib/money';
import {
  emptyFees,
  emptyReach,
  emptyTown,
  emptyYou,
  type FeesOutput,
  feesBody,
  feesSchema,
  firstFailedStep,
  reachSchema,
  type Step,
  stepError,
  townSchema,
  youSchema,
} from '../setup-schema';
import { siteBody } from '../site-schema';
import { useBrandPreview } from '../use-brand-preview';
import { ContactFields } from './contact-fields';
import { SiteFields } from './site-fields';

const titles: Record<Step, string> = { 1: 'You', 2: 'Your town', 3: 'Fees and promotion', 4: 'How people reach you' };

/** The four setup steps, submitted together at the end. Going back keeps the values. */
export function SetupSteps({ token }: { token: string }) {
  const [step, setStep] = useState<Step>(1);
  // Reload the page, so that the server renders it with the new name and color.
  const setup = useSetup(() => location.assign('/admin-dashboard'));
  const { error } = setup;
  useEffect(() => {
    const again = firstFailedStep(error);
    if (again) setStep(again);
  }, [error]);

  // The same objects at each rendering: an error that was corrected would come back.
  const failures = useMemo(() => ({ 1: stepError(1, error), 2: stepError(2, error), 3: stepError(3, error), 4: stepError(4, error) }), [error]);

  const you = useSchemaForm(youSchema, emptyYou);
  const town = useSchemaForm(townSchema, emptyTown);
  const currency = town.watch('site.currency');
  useBrandPreview(town.watch('site.brand'));
  const fees = useSchemaForm(feesSchema(currency), emptyFees);
  const reach = useSchemaForm(reachSchema, emptyReach);
  // What the fee form holds as text, converted when its step was completed.
  const [prices, setPrices] = useState<FeesOutput | null>(null);
  const send = (values: v.InferOutput<typeof reachSchema>) => {
    if (prices) setup.act({ token, ...you.getValues(), site: siteBody(town.getValues('site')), ...feesBody(prices), ...values });
  };
  const charges = prices !== null && (prices.fees.jobPost > 0 || prices.fees.partnerMonth > 0);

  return (
    <>
      <StepTitle step={step} />
      {step === 1 && (
        <StepForm key="you" form={you} failure={failures[1]} onSubmit={() => setStep(2)} next="Continue">
          <TextField name="name" label="Your name" autoComplete="name" maxLength={100} />
          <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint="At least 8 characters. A few words in a row are easy to remember."
          />
        </StepForm>
      )}
      {step === 2 && (
        <StepForm key="town" form={town} failure={failures[2]} onSubmit={() => setStep(3)} onBack={() => setStep(1)} next="Continue">
          <SiteFields prefix="site." />
        </StepForm>
      )}
      {step === 3 && (
        <StepForm
          key="fees"
          form={fees}
          failure={failures[3]}
          onSubmit={(values) => {
            setPrices(values);
            setStep(4);
          }}
          onBack={() => setStep(2)}
          next="Continue"
        >
          <FeeFields sign={currencySign(currency)} free={fees.watch('free')} />
        </StepForm>
      )}
      {step === 4 && (
        <StepForm
          key="reach"
          form={reach}
          failure={failures[4]}
          onSubmit={send}
          onBack={() => setStep(3)}
          next="Open the site"
          pending={setup.pending}
        >
          <p className="mut">All of it is optional. What you fill in is shown on the home page, in the footer and on the contact page.</p>
          <ContactFields />
          {charges && (
            <TextArea
              name="howToPay"
              label="How people pay your fees"
              optional
              rows={3}
              maxLength={1000}
              hint="Where to bring the money, or which account to use. Shown on the pricing page and on each unpaid job."
            />
          )}
        </StepForm>
      )}
    </>
  );
}

function StepTitle({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // The fields of the previous step are gone, so move the focus to the new heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves whenever the step changes
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [step]);
  return (
    <div>
      <p className="sm mut">Step {step} of 4</p>
      <h2 ref={heading} tabIndex={-1} className="section-title">
        {titles[step]}
      </h2>
    </div>
  );
}

interface StepFormProps<T extends FieldValues, O> {
  form: UseFormReturn<T, unknown, O>;
  failure: unknown;
  onSubmit: (values: O) => void;
  onBack?: () => void;
  next: string;
  pending?: boolean;
  children: ReactNode;
}

function StepForm<T extends FieldValues, O>({ form, failure, onSubmit, onBack, next, pending = false, children }: StepFormProps<T, O>) {
  return (
    <Form form={form} name="setup" onSubmit={onSubmit} failure={failure}>
      {children}
      <div className="stack gap-2">
        <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel="Setting up…">
          {next}
        </Button>
        {onBack && (
          <Button variant="ghost" block onClick={onBack}>
            Back
          </Button>
        )}
      </div>
    </Form>
  );
}

function FeeFields({ sign, free }: { sign: string; free: boolean }) {
  return (
    <>
      <div className="grid g-2 gap-4">
        <TextField name="fees.jobPost" label="Posting fee" before={sign} inputMode="decimal" hint="Charged once per job." />
        <TextField name="fees.partnerMonth" label="Partner, per month" before={sign} inputMode="decimal" />
      </div>
      <CheckField name="free" label="Start with everything free" hint="A promotion: no one pays a fee while it’s on, and every page says so." />
      {free && (
        <>
          <TextField name="promotion.reason" label="Why it’s free" maxLength={200} hint="Everyone sees this." />
          <TextField name="promotion.until" label="Until" optional type="date" hint="The last free day. Leave empty to run until you end it." />
        </>
      )}
    </>
  );
}
