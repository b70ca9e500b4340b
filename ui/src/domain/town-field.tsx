import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { usePlaces } from '../data/places/places';
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

/** A town in a form, with suggestions. Says so if the town isn't known, but takes it. */
export function TownField({ name, label, hint, optional, onPick }: TownFieldProps) {
  const { setValue, watch } = useFormContext();
  const value = String(watch(name) ?? '');
  const [typed, setTyped] = useState(false);
  const text = value.trim();
  // The first letters are no town yet.
  const isAsked = typed && text.length > 2;
  const { data, isPlaceholderData } = usePlaces(text, isAsked);
  const town = isAsked && !isPlaceholderData ? data?.town : undefined;
  const line = town === null ? 'We don’t know this town. Is it spelled right?' : hint;
  const field = useField(useFormName(), name, Boolean(line));
  const pick = (label: string, place?: Place) => {
    setValue(name, label, { shouldDirty: true });
    if (place) onPick?.(place);
  };
  return (
    <Field id={field.id} label={label} hint={line} error={field.message} {...(optional && { optional })}>
      <div className="in-wrap">
        <TownInput
          {...field.registered}
          id={field.id}
          value={value}
          aria-invalid={field.message !== null || undefined}
          aria-describedby={field.describedBy}
          onChange={(event) => {
            setTyped(true);
            return field.registered.onChange(event);
          }}
          onBlur={(event) => {
            // "29401" becomes "Charleston, SC", so that people see which town is meant.
            if (town) pick(town.label, town);
            return field.registered.onBlur(event);
          }}
          onPick={pick}
        />
      </div>
    </Field>
  );
}
