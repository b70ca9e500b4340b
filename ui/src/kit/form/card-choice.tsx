import type { ReactNode } from 'react';
import { FieldMessage, useFormName } from './field';
import type { Option } from './inputs';
import { useField } from './use-field';

interface CardOption extends Option {
  className?: string;
  before?: ReactNode;
  note?: string;
}

interface CardChoiceProps {
  name: string;
  label: string;
  hint?: string;
  options: CardOption[];
  look: 'choice-card' | 'choice-row';
}

/** Choices that need a picture or a sentence each. */
export function CardChoice({ name, label, hint, options, look }: CardChoiceProps) {
  const field = useField(useFormName(), name, Boolean(hint));
  return (
    <div
      className="field"
      id={field.id}
      role="radiogroup"
      aria-labelledby={`${field.id}-label`}
      aria-invalid={field.message !== null || undefined}
      aria-describedby={field.describedBy}
    >
      <p className="lbl" id={`${field.id}-label`}>
        {label}
      </p>
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
    </div>
  );
}
