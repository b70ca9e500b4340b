import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { usePlaces } from '../data/places/places';
import { Field, useFormName } from '../kit/form/field';
import { useField } from '../kit/form/use-field';
import { Icon } from '../kit/icon';
import type { Place } from '../lib/api';

interface TownFieldProps {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  onPick?: (place: Place) => void;
}

/** A town field with suggestions from the list of places. Any other name is allowed too. */
export function TownField({ name, label, hint, optional, onPick }: TownFieldProps) {
  const field = useField(useFormName(), name, Boolean(hint));
  const { setValue, watch } = useFormContext();
  const text = String(watch(name) ?? '');
  const asked = useDeferredValue(text.trim());
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { data } = usePlaces(asked, open && asked.length >= 2);
  const places = open && asked.length >= 2 ? (data?.items ?? []) : [];

  const pick = (place: Place) => {
    setValue(name, place.label, { shouldDirty: true });
    onPick?.(place);
    setOpen(false);
    setAt(-1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = places[at];
    if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (places.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((was) => (was + step + places.length) % places.length);
    }
  };

  return (
    <Field id={field.id} label={label} hint={hint} error={field.message} {...(optional && { optional })}>
      <div className="in-wrap">
        <Icon of={MapPin} />
        <input
          {...field.registered}
          id={field.id}
          className="in"
          role="combobox"
          autoComplete="off"
          aria-expanded={places.length > 0}
          aria-controls={`${field.id}-places`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${field.id}-place-${at}` : undefined}
          aria-invalid={field.message !== null || undefined}
          aria-describedby={field.describedBy}
          onFocus={() => setOpen(true)}
          onInput={() => setOpen(true)}
          onBlur={(event) => {
            setOpen(false);
            void field.registered.onBlur(event);
          }}
          onKeyDown={onKeyDown}
        />
        <div className="suggest" role="listbox" id={`${field.id}-places`} aria-label="Towns" hidden={places.length === 0}>
          {places.map((place, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: reached by the arrow keys of the input
            <div
              key={place.id}
              id={`${field.id}-place-${index}`}
              role="option"
              aria-selected={index === at}
              // Pointer down comes before the input's blur, which closes the list.
              onPointerDown={(event) => {
                event.preventDefault();
                pick(place);
              }}
            >
              {place.label}
            </div>
          ))}
        </div>
      </div>
    </Field>
  );
}
