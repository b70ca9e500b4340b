import * as v from 'valibot';
import { SelectField, TextArea, TextField } from '../../../kit/form/inputs';
import type { AttachedDocument, PayUnit } from '../../../lib/api';
import { optionalText, requiredMoney, text } from '../../../lib/fields';
import { currencySign, unitLabels } from '../../../lib/money';
import { DocumentsField } from './documents-field';

const units = Object.entries(unitLabels).map(([value, label]) => ({ value, label }));

export const applySchema = (currency: string, questions: string[]) =>
  v.object({
    proposedRate: requiredMoney(currency, 'Enter your proposed rate.'),
    rateUnit: v.picklist(Object.keys(unitLabels) as PayUnit[]),
    message: optionalText(4000),
    answers: v.tuple(questions.map((question) => text(1000, `Answer “${question}”`))),
    availableFrom: v.string(),
    files: v.array(v.string()),
  });

interface ApplyFieldsProps {
  currency: string;
  questions: string[];
  /** Hint below the rate, such as the pay the job lists. */
  hint: string;
  /** Pay unit set by the job; null lets the applicant choose. */
  unit: PayUnit | null;
  /** Null while they load, so that the button below doesn't move when they come. */
  documents: AttachedDocument[] | null | undefined;
}

/** The fields of the application form, for new and edited applications. */
export function ApplyFields({ currency, questions, hint, unit, documents }: ApplyFieldsProps) {
  return (
    <>
      <TextField
        name="proposedRate"
        label="Your proposed rate"
        before={currencySign(currency)}
        {...(unit && { after: unitLabels[unit] })}
        inputMode="decimal"
        hint={hint}
      />
      {!unit && <SelectField name="rateUnit" label="Paid" options={units} />}
      <TextArea name="message" label="A line about you" optional rows={4} maxLength={4000} />
      {questions.map((question, index) => (
        <TextArea key={question} name={`answers.${index}`} label={question} rows={2} maxLength={1000} />
      ))}
      <TextField name="availableFrom" label="Available starting" optional type="date" />
      {documents === null && <div className="field-space" />}
      {documents && <DocumentsField documents={documents} />}
    </>
  );
}
