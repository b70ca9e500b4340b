import type { ReactNode } from 'react';
import { ChoiceGroup } from './choice-group';
import { useFormName } from './field';
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
    <ChoiceGroup field={field} label={label} hint={hint}>
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
    </ChoiceGroup>
  );
}
