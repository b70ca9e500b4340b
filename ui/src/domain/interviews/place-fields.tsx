import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { SelectField, TextArea, TextField } from '../../kit/form/inputs';
import type { InterviewHow } from '../../lib/api';
import { optionalText, text } from '../../lib/fields';
import { firstName } from '../../lib/format';
import { type KnownPlaces, nothingKnown } from './known-places';
import { ways } from './words';

export interface PlaceValues {
  how: InterviewHow;
  where: string;
  note: string;
}

export const noPlace: PlaceValues = { how: 'in_person', where: '', note: '' };

export const placeEntries = {
  how: v.picklist(ways.map(({ value }) => value)),
  where: text(300, 'Enter an address, a phone number or a link.'),
  note: optionalText(1000),
};

/** How and where to meet, and a message to the applicant. */
export function PlaceFields({ to, known = nothingKnown }: { to: string; known?: KnownPlaces }) {
  const how = useKnownPlace(known);
  return (
    <>
      <SelectField name="how" label="How" options={ways} />
      <TextField name="where" label={ways.find(({ value }) => value === how)?.place ?? 'Where'} maxLength={300} />
      <TextArea name="note" label={`Message to ${firstName(to)}`} optional rows={3} maxLength={1000} hint="What to bring, who to ask for." />
    </>
  );
}

/** Fills in what is known about the chosen way, unless something else was typed. Returns the way. */
function useKnownPlace({ where: known }: KnownPlaces): InterviewHow {
  const { control, getValues, setValue } = useFormContext<PlaceValues>();
  const how = useWatch({ control, name: 'how' });
  useEffect(() => {
    const typed = getValues('where');
    const next = known[how] ?? '';
    if (typed !== next && (typed === '' || Object.values(known).includes(typed))) setValue('where', next);
  }, [how, known, getValues, setValue]);
  return how;
}
