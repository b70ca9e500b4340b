import { useFormContext } from 'react-hook-form';
import { CheckField } from '../../../kit/form/choices';
import { FieldMessage, useFormName } from '../../../kit/form/field';
import { permissionLabels, permissionNames } from '../permissions';

/** Checkboxes for the four permissions. */
export function PermissionFields() {
  const form = useFormName();
  const { formState } = useFormContext();
  const message = formState.errors.rights?.message;
  return (
    <fieldset className="field plain" id={`${form}-rights`}>
      <legend className="lbl">What they can do</legend>
      {permissionNames.map((name) => (
        <CheckField key={name} name={name} label={permissionLabels[name].label} hint={permissionLabels[name].hint} />
      ))}
      <FieldMessage
        id={`${form}-rights`}
        hint="Anyone with all four can also edit this page and its members."
        error={typeof message === 'string' ? message : null}
      />
    </fieldset>
  );
}
