import { useFormContext } from 'react-hook-form';
import { CheckField } from '../../../kit/form/choices';
import { Below, useFormName } from '../../../kit/form/field';
import { rightLabels, rightNames } from '../rights';

/** Checkboxes for the four permissions. */
export function RightsFields() {
  const form = useFormName();
  const { formState } = useFormContext();
  const message = formState.errors.rights?.message;
  return (
    <fieldset className="field plain" id={`${form}-rights`}>
      <legend className="lbl">What they can do</legend>
      {rightNames.map((name) => (
        <CheckField key={name} name={name} label={rightLabels[name].label} hint={rightLabels[name].hint} />
      ))}
      <Below
        id={`${form}-rights`}
        hint="Anyone with all four can also edit this page and its members."
        error={typeof message === 'string' ? message : null}
      />
    </fieldset>
  );
}
