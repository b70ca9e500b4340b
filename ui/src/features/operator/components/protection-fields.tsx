import { CheckField } from '../../../kit/form/choices';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { Grid } from '../../../kit/layout';

const positions = [
  { value: 'bottom-right', label: 'Bottom right' },
  { value: 'bottom-left', label: 'Bottom left' },
  { value: 'top-right', label: 'Top right' },
  { value: 'top-left', label: 'Top left' },
  { value: 'center', label: 'Center' },
];

/** The label in the corner of every page, and what is refused to those who copy. */
export function ProtectionFields({ usual }: { usual: string }) {
  return (
    <>
      <TextField
        name="protection.text"
        label="Watermark"
        optional
        maxLength={200}
        hint={`A faint label on every page, and a line in the footer. Left empty it says: ${usual}.`}
      />
      <Grid columns={2}>
        <SelectField name="protection.position" label="Where it stands" options={positions} />
        <TextField name="protection.percent" label="How much of it is seen" after="%" inputMode="numeric" />
      </Grid>
      <CheckField
        name="protection.antiCopy"
        label="Refuse the right mouse button and Ctrl+U"
        hint="It stops nobody who knows how. Fields, marked text, the keyboard and screen readers are never touched."
      />
    </>
  );
}
