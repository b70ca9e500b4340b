import { useFormContext } from 'react-hook-form';
import { Field, useFormName } from '../kit/form/field';
import { useField } from '../kit/form/use-field';
import type { Place } from '../lib/api';
import { TownInput } from './town-input';

interface TownFieldProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  onPick?: (place: Place) => void;
}

/** A town in a form, with suggestions. */
export function TownField({ name, label, hint, optional, onPick }: TownFieldProps) {
  const field = useField(useFormName(), name, Boolean(hint));
  const { setValue, watch } = useFormContext();
  return (
    <Field id={field.id} label={label} hint={hint} error={field.message} {...(optional && { optional })}>
      <div className="in-wrap">
        <TownInput
          {...field.registered}
          id={field.id}
          value={String(watch(name) ?? '')}
          aria-invalid={field.message !== null || undefined}
          aria-describedby={field.describedBy}
          onPick={(town, place) => {
            setValue(name, town, { shouldDirty: true });
            if (place) onPick?.(place);
          }}
        />
      </div>
    </Field>
  );
}
