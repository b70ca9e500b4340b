import { CheckField } from '../../../kit/form/choices';
import { SelectField, TextField } from '../../../kit/form/inputs';

const positions = [
  { value: 'bottom-right', label: 'Bottom right' },
  { value: 'bottom-left', label: 'Bottom left' },
  { value: 'top-right', label: 'Top right' },
  { value: 'top-left', label: 'Top left' },
  { value: 'center', label: 'Center' },
];

/** Settings for the watermark and the copy protection. */
export default function ProtectionFields({ defaultText }: { defaultText: string }) {
  return (
    <>
      <TextField
        name="protection.text"
        label="Watermark"
        optional
        maxLength={200}
        hint={`A faint label on every page and a line in the footer. If left empty, it says: ${defaultText}.`}
      />
      <div className="grid g-2 gap-4">
        <SelectField name="protection.position" label="Position" options={positions} />
        <TextField name="protection.percent" label="Opacity" after="%" inputMode="numeric" />
      </div>
      <CheckField
        name="protection.antiCopy"
        label="Block right-click and Ctrl+U"
        hint="A determined person can get around it. Form fields, selected text, the keyboard and screen readers still work."
      />
    </>
  );
}
