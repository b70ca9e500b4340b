import type { IconNode } from 'lucide';
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon';
import { Field, useFormName } from './field';
import { useField } from './use-field';

interface Common {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

interface TextFieldProps extends Common {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
  maxLength?: number;
  min?: number | string;
  /** Shown inside the input, before and after the text. */
  before?: string;
  after?: string;
  icon?: IconNode;
  readOnly?: boolean;
}

export function TextField({ name, label, hint, optional, before, after, icon, type = 'text', ...rest }: TextFieldProps) {
  const field = useField(useFormName(), name, Boolean(hint));
  const input = (
    <input
      {...rest}
      {...field.registered}
      id={field.id}
      type={type}
      className={`in${before || after ? ' num' : ''}${before || icon ? '' : ' plain-in'}`}
      required={!optional}
      aria-invalid={field.message !== null || undefined}
      aria-describedby={field.describedBy}
    />
  );
  return (
    <Field id={field.id} label={label} hint={hint} error={field.message} {...(optional && { optional })}>
      {before || after || icon ? (
        <div className="in-wrap">
          {before && <span className="pre">{before}</span>}
          {icon && <Icon of={icon} />}
          {input}
          {after && <span className="post">{after}</span>}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

interface TextAreaProps extends Common {
  rows?: number;
  maxLength?: number;
}

export function TextArea({ name, label, hint, optional, rows = 4, maxLength }: TextAreaProps) {
  const field = useField(useFormName(), name, Boolean(hint));
  return (
    <Field id={field.id} label={label} hint={hint} error={field.message} {...(optional && { optional })}>
      <textarea
        {...field.registered}
        id={field.id}
        rows={rows}
        maxLength={maxLength}
        className="in"
        required={!optional}
        aria-invalid={field.message !== null || undefined}
        aria-describedby={field.describedBy}
      />
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
  /** Heading over this option and the ones after it with the same group. */
  group?: string;
}

export function SelectField({ name, label, hint, optional, options }: Common & { options: Option[] }) {
  const field = useField(useFormName(), name, Boolean(hint));
  return (
    <Field id={field.id} label={label} hint={hint} error={field.message} {...(optional && { optional })}>
      <select
        {...field.registered}
        id={field.id}
        className="in"
        aria-invalid={field.message !== null || undefined}
        aria-describedby={field.describedBy}
      >
        <Options of={options} />
      </select>
    </Field>
  );
}

/** The options of a select, those of a group below its heading. */
export function Options({ of: options }: { of: Option[] }) {
  const groups = [...new Set(options.map((option) => option.group))];
  return groups.map((group) => {
    const members = options.filter((option) => option.group === group);
    const items = members.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));
    return group ? (
      <optgroup key={group} label={group}>
        {items}
      </optgroup>
    ) : (
      items
    );
  });
}
