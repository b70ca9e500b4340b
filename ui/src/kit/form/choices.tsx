import { ChoiceGroup } from './choice-group';
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
    <ChoiceGroup field={field} label={label} hint={hint}>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" className="vh" value={option.value} {...field.registered} />
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
