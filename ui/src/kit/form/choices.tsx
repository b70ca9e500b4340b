import type { ReactNode } from 'react';
import { FieldMessage, useFormName } from './field';
import type { Option } from './inputs';
import { useField } from './use-field';

export function CheckField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const field = useField(useFormName(), name, Boolean(hint));
  return (
    <div>
      <label className="check">
        <input type="checkbox" {...field.registered} id={field.id} aria-describedby={field.describedBy} />
        <span>{label}</span>
      </label>
      <FieldMessage id={field.id} hint={hint} error={field.message} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  hint?: string;
}

/** Two to four choices side by side. */
export function SegmentField({ name, label, hint, options }: ChoiceProps & { options: Option[] }) {
  const field = useField(useFormName(), name, Boolean(hint));
  return (
    <fieldset className="field plain" id={field.id} aria-describedby={field.describedBy}>
      <legend className="lbl">{label}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" className="vh" value={option.value} {...field.registered} />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessage id={field.id} hint={hint} error={field.message} />
    </fieldset>
  );
}

interface CardOption extends Option {
  className?: string;
  before?: ReactNode;
  note?: string;
}

/** Choices that need a picture or a sentence each. */
export function CardChoice({ name, label, hint, options, look }: ChoiceProps & { options: CardOption[]; look: 'choice-card' | 'choice-row' }) {
  const field = useField(useFormName(), name, Boolean(hint));
  return (
    <fieldset className="field plain" id={field.id} aria-describedby={field.describedBy}>
      <legend className="lbl">{label}</legend>
      <div className={look === 'choice-card' ? 'choice-cards' : 'stack gap-2'}>
        {options.map((option) => (
          <label key={option.value} className={`${look} ${option.className ?? ''}`}>
            <input type="radio" value={option.value} {...field.registered} />
            {option.before}
            <span className="grow">
              {option.note ? <b className="block">{option.label}</b> : option.label}
              {option.note && <span className="sm mut">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={field.id} hint={hint} error={field.message} />
    </fieldset>
  );
}
