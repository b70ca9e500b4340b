import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSession } from '../../../data/accounts/session';
import { useMyEmployers } from '../../../data/employers/mine';
import { SelectField } from '../../../kit/form/inputs';

/** Selects the employer that posts the job. Hidden unless the person can post for several. */
export default function EmployerField() {
  const { user } = useSession();
  const { getValues, reset } = useFormContext();
  const mine = (useMyEmployers(user !== null).data?.items ?? []).filter(({ rights }) => rights.post);
  const first = mine[0] ? String(mine[0].id) : '';
  const hasChoice = mine.length > 1;
  // A draft may name an employer the person can no longer post for. Unlike setValue(), reset() doesn't save the draft.
  useEffect(() => {
    const options = mine.map(({ id }) => String(id));
    if (hasChoice && !options.includes(String(getValues('employerId')))) {
      reset({ ...getValues(), employerId: first }, { keepDefaultValues: true, keepErrors: true, keepDirty: true });
    }
  });
  if (!hasChoice) return null;
  return <SelectField name="employerId" label="Hiring for" options={mine.map(({ id, name }) => ({ value: String(id), label: name }))} />;
}
