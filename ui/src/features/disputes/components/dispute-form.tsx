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
import { aboutLabels } from '../words';

interface DisputeFormProps {
  contract: Contract;
  choices: DisputeChoices;
  pending: boolean;
  error: unknown;
  onFile: (dispute: NewDispute) => void;
}

const subjects = Object.keys(aboutLabels) as DisputeSubject[];

/** What the dispute is about, how much of it, and what happened. */
export function DisputeForm({ contract, choices, pending, error, onFile }: DisputeFormProps) {
  const { currency, ownSide, employer, worker } = contract;
  const offered: Record<DisputeSubject, DisputeItem[]> = {
    milestone: choices.milestones,
    hours: choices.hours,
    payment: choices.invoices,
    conduct: [],
  };
  const possible = subjects.filter((about) => about === 'conduct' || offered[about].length > 0);
  const schema = v.pipe(
    v.object({
      about: v.picklist(subjects, 'Choose what it’s about.'),
      ids: v.array(v.string()),
      claim: v.string(),
      text: text(4000, 'Say what happened.'),
    }),
    v.forward(
      v.partialCheck([['about'], ['ids']], ({ about, ids }) => about === 'conduct' || ids.length > 0, 'Choose at least one.'),
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
  const [form, draft] = useDraftForm('file-dispute', schema, { about: possible[0] ?? 'conduct', ids: [], claim: '', text: '' });
  const about = form.watch('about');
  const items = offered[about];
  const chosen = items.filter(({ id }) => form.watch('ids').includes(String(id)));
  const choose = (ids: string[]) => {
    const total = items.filter(({ id }) => ids.includes(String(id))).reduce((sum, { amount }) => sum + amount, 0);
    form.setValue('ids', ids, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setValue('claim', total === 0 ? '' : moneyText(total, currency), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  // A draft may be about another contract, or about something that was approved meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was restored is checked
  useEffect(() => {
    const { about, ids } = form.getValues();
    const known = ids.filter((id) => offered[about].some((item) => String(item.id) === id));
    if (known.length !== ids.length) choose(known);
  }, []);
  const file = ({ about, ids, claim, text }: v.InferOutput<typeof schema>) => {
    onFile({ contractId: contract.id, about, ids: ids.map(Number), claim: about === 'conduct' ? 0 : (parseMoney(claim, currency) ?? 0), text });
  };
  const other = ownSide === 'worker' ? employer.name : worker.name;
  const options = possible.map((value) => ({ value, ...aboutLabels[value] }));
  const message = form.formState.errors.ids?.message;
  return (
    <Form form={form} name="dispute" failure={error} draft={draft} className="stack gap-4" onSubmit={file}>
      <p>
        {contract.jobTitle}, {other}
      </p>
      <div onChange={() => choose([])}>
        <CardChoice name="about" label="What it’s about" look="choice-row" options={options} />
      </div>
      {about !== 'conduct' && (
        <fieldset className="plain stack gap-2" id="dispute-ids" aria-invalid={message !== undefined || undefined}>
          <legend className="lbl">{about === 'payment' ? 'Which invoice' : about === 'hours' ? 'Which hours' : 'Which milestones'}</legend>
          {items.map((item) => (
            <label key={item.id} className="choice-row">
              <input
                type={about === 'payment' ? 'radio' : 'checkbox'}
                name="dispute-item"
                checked={chosen.includes(item)}
                onChange={({ target }) => {
                  const ids = chosen.map(({ id }) => String(id)).filter((id) => id !== String(item.id));
                  choose(about === 'payment' ? [String(item.id)] : target.checked ? [...ids, String(item.id)] : ids);
                }}
              />
              <span className="grow break">{item.title}</span>
              <span>{money(item.amount, currency)}</span>
            </label>
          ))}
          {message && (
            <p className="err" role="alert">
              {message}
            </p>
          )}
        </fieldset>
      )}
      {about !== 'conduct' && (
        <TextField
          name="claim"
          label="How much is in dispute"
          before={currencySign(currency)}
          inputMode="decimal"
          hint="You both agree on the rest, and it’s paid as usual. The dispute says how much of this the worker gets."
        />
      )}
      <TextArea name="text" label="What happened" rows={6} maxLength={4000} hint={`${other} reads it. You can add photos and messages afterwards.`} />
      <p className="mut">
        What you dispute is on hold until it’s over. {other} has {choices.answerDays} working days to answer; without an answer, a mediator takes
        over.
      </p>
      <div>
        <Button type="submit" variant="primary" size="lg" pending={pending} pendingLabel="Filing…">
          File dispute
        </Button>
      </div>
    </Form>
  );
}
