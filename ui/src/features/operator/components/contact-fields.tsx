import { TextArea, TextField } from '../../../kit/form/inputs';

/** How the public reaches the office. Every field can be left out. */
export function ContactFields() {
  return (
    <>
      <TextField name="contact.phone" label="Phone" optional type="tel" inputMode="tel" autoComplete="off" maxLength={40} />
      <TextField name="contact.email" label="Public email" optional type="email" inputMode="email" autoComplete="off" maxLength={254} />
      <TextArea name="contact.address" label="Address" optional rows={2} maxLength={300} />
      <TextField name="contact.hours" label="Hours" optional maxLength={200} hint="When someone is there, like “Mon–Fri, 9 to 5”." />
    </>
  );
}
