import { useEffect } from 'react';
import * as v from 'valibot';
import type { NewDispute } from '../../../data/disputes/disputes';
import { Button } from '../../../kit/button';
import { CardChoice } from '../../../kit/form/card-choice';
import { Form } from '../../../kit/form/form';
import { TextArea, TextField } from '../../../kit/form/inputs';
import { useDraftForm } from '../../../kit/form/use-draft-form';
import type { Contract, DisputeChoices, DisputeItem, DisputeSubject } from '../../../lib/api';
import { text } from '../../../lib/fields';
import { currencySign, money, moneyText, parseMoney } from '../../../lib/money';
import { aboutLabels, listLabels, type Want, wants } from '../asks';
import { ItemChoice } from './item-choice';

interface DisputeFormProps {
  contract: Contract;
  choices: DisputeChoices;
  pending: boolean;
  error: unknown;
  onFile: (dispute: NewDispute) => void;
}

const subjects = Object.keys(aboutLabels) as DisputeSubject[];
/** Whether a subject has no list to choose from. */
const isFree = (about: DisputeSubject) => listLabels[about] === undefined;

/** What the person wants, what it's about, how much of it, and what happened. */
export function DisputeForm({ contract, choices, pending, error, onFile }: DisputeFormProps) {
  const { currency, ownSide, employer, worker } = contract;
  const offered: Partial<Record<DisputeSubject, DisputeItem[]>> = {
    milestone: choices.milestones,
    hours: choices.hours,
    payment: choices.invoices,
    expense: choices.expenses,
  };
  const possible = (want: Want) => {
    const abouts = wants.find(({ value }) => value === want)?.abouts[ownSide ?? 'worker'] ?? [];
    return abouts.filter((about) => isFree(about) || (offered[about]?.length ?? 0) > 0);
  };
  const asked = wants.filter(({ value }) => possible(value).length > 0);
  const first = asked[0]?.value ?? 'conduct';
  const schema = v.pipe(
    v.object({
      want: v.picklist(wants.map(({ value }) => value)),
      about: v.picklist(subjects, 'Choose what it’s about.'),
      ids: v.array(v.string()),
      claim: v.string(),
      text: text(4000, 'Say what happened.'),
    }),
    v.forward(
      v.partialCheck([['about'], ['ids']], ({ about, ids }) => isFree(about) || ids.length > 0, 'Choose at least one.'),
      ['ids'],
    ),
    v.forward(
      v.partialCheck(
        [['about'], ['claim']],
        ({ about, claim }) => about === 'conduct' || (parseMoney(claim, currency) ?? 0) > 0,
        'Enter how much is in dispute.',
      ),
      ['claim'],
    ),
  );
  const empty = { want: first, about: possible(first)[0] ?? 'conduct', ids: [], claim: '', text: '' };
  const [form, draft] = useDraftForm('file-dispute', schema, empty);
  const [want, about] = form.watch(['want', 'about']);
  const items = offered[about] ?? [];
  const chosen = items.filter(({ id }) => form.watch('ids').includes(String(id)));
  const choose = (ids: string[]) => {
    const total = items.filter(({ id }) => ids.includes(String(id))).reduce((sum, { amount }) => sum + amount, 0);
    form.setValue('ids', ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setValue('claim', total === 0 ? '' : moneyText(total, currency), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  // A draft may be about another contract, or about something that was approved meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was restored is checked
  useEffect(() => {
    const { want, about, ids } = form.getValues();
    if (!possible(want).includes(about)) return form.reset({ ...form.getValues(), ...empty, text: form.getValues('text') });
    const known = ids.filter((id) => offered[about]?.some((item) => String(item.id) === id));
    if (known.length !== ids.length) choose(known);
  }, []);
  const start = (want: Want) => {
    form.setValue('about', possible(want)[0] ?? 'conduct');
    choose([]);
  };
  const file = ({ about, ids, claim, text }: v.InferOutput<typeof schema>) => {
    onFile({ contractId: contract.id, about, ids: ids.map(Number), claim: about === 'conduct' ? 0 : (parseMoney(claim, currency) ?? 0), text });
  };
  const other = ownSide === 'worker' ? employer.name : worker.name;
  const abouts = possible(want).map((value) => ({ value, ...aboutLabels[value] }));
  const limit = money(choices.limit, currency);
  return (
    <Form form={form} name="dispute" failure={error} draft={draft} className="stack gap-4" onSubmit={file}>
      <p>
        {contract.jobTitle}, {other}
      </p>
      <div onChange={() => start(form.getValues('want'))}>
        <CardChoice name="want" label="What do you want?" look="choice-row" options={asked} />
      </div>
      {abouts.length > 1 && (
        <div onChange={() => choose([])}>
          <CardChoice name="about" label="What it’s about" look="choice-row" options={abouts} />
        </div>
      )}
      <ItemChoice
        label={listLabels[about]}
        items={items}
        chosen={chosen.map(({ id }) => String(id))}
        single={about === 'payment' || about === 'expense'}
        currency={currency}
        message={form.formState.errors.ids?.message}
        onChoose={choose}
      />
      {about !== 'conduct' && (
        <TextField
          name="claim"
          label={isFree(about) ? 'How much you ask for' : 'How much is in dispute'}
          before={currencySign(currency)}
          inputMode="decimal"
          hint={
            isFree(about)
              ? `Up to ${limit}. If ${other} accepts, or the two of you settle, it’s ${about === 'extra' ? 'billed' : 'taken off what was billed'}.`
              : 'You both agree on the rest, and it’s paid as usual. The dispute says how much of this the worker gets.'
          }
        />
      )}
      <TextArea name="text" label="What happened" rows={6} maxLength={4000} hint={`${other} reads it. You can add photos and messages afterwards.`} />
      <p className="mut">
        {!isFree(about) && 'What you dispute is on hold until it’s over. '}
        {other} has {choices.answerDays} working days to answer; without an answer, a mediator takes over.
      </p>
      <div>
        <Button type="submit" variant="primary" size="lg" pending={pending} pendingLabel="Filing…">
          File dispute
        </Button>
      </div>
    </Form>
  );
}
