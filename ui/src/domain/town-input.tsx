import { MapPin } from 'lucide';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { usePlaces } from '../data/places/places';
import { Icon } from '../kit/icon';
import type { Place } from '../lib/api';

export interface Option {
  label: string;
  icon?: ReactNode;
  choose: () => void;
}

interface TownInputProps extends Omit<ComponentProps<'input'>, 'onPick'> {
  value: string;
  onPick: (town: string, place?: Place) => void;
  /** Offered while the field is empty. */
  offer?: Option | undefined;
}

/** A text field that suggests towns from the list of places while typing. Any other text is allowed too. */
export function TownInput({ value, onPick, offer, onBlur, className = 'in', ...input }: TownInputProps) {
  const listId = useId();
  const asked = useDeferredValue(value.trim());
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  // Without a text, the site's own town is suggested.
  const { data } = usePlaces(asked, open && asked.length !== 1);
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const suggested = (data?.items ?? []).map((place): Option => ({ label: place.label, choose: () => onPick(place.label, place) }));
  const options = offer && value === '' ? [offer, ...suggested] : suggested;
  const shown = open ? options : [];

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = shown[at];
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      chosen.choose();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (shown.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((was) => (Math.max(was, step < 0 ? 0 : -1) + step + shown.length) % shown.length);
    } else input.onKeyDown?.(event);
  };

  return (
    <>
      <Icon of={MapPin} />
      <input
        {...input}
        value={value}
        className={className}
        role="combobox"
        autoComplete="off"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown[at] ? `${listId}-${at}` : undefined}
        onFocus={() => setOpen(true)}
        onInput={() => {
          setOpen(true);
          setAt(-1);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="suggest" role="listbox" id={listId} aria-label="Towns" hidden={shown.length === 0}>
        {shown.map(({ label, icon, choose }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: reached by the arrow keys of the input
          <div
            key={label}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            // Pointer down comes before the input's blur, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              choose();
              close();
            }}
          >
            {icon}
            {label}
          </div>
        ))}
      </div>
    </>
  );
}
