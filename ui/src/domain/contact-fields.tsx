import * as v from 'valibot';
import { TextField } from '../kit/form/inputs';
import { optionalText } from '../lib/fields';

const phone = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) => typed === '' || (/^\+?[\d\s().-]{7,40}$/.test(typed) && /^\d{7,15}$/.test(typed.replace(/\D/g, ''))),
    'Enter a phone number like 555-123-4567.',
  ),
);

// A union of the empty text and an address would add two more of valibot's parts to every form.
const optionalEmail = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed), 'Check the email address. It should look like name@example.org.'),
);

/** A phone number, an email address or both. */
export const contactSchema = v.pipe(
  v.object({ phone, email: optionalEmail, note: optionalText(300) }),
  v.forward(
    v.check((contact) => contact.phone !== '' || contact.email !== '', 'Enter a phone number or an email address.'),
    ['phone'],
  ),
);

/** How someone can be reached, as fields of a form. */
export function ContactFields({ hint }: { hint: string }) {
  return (
    <fieldset className="plain stack gap-3">
      <legend className="row-title">How to reach you</legend>
      <p className="sm mut">{hint}</p>
      <TextField name="contact.phone" label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
      <TextField name="contact.email" label="Email" optional type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <TextField name="contact.note" label="When and how" optional maxLength={300} hint="For example: text me, evenings after 6." />
    </fieldset>
  );
}
