import * as v from 'valibot';
import { TextField } from '../kit/form/inputs';
import { isPhone } from '../lib/contact';
import { optionalText } from '../lib/fields';

const noPhone = 'Enter a phone number like 555-123-4567.';

const phone = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || isPhone(typed), noPhone),
);

// A union of the empty text and an address would add two more of valibot's parts to every form.
const optionalEmail = v.pipe(
  v.string(),
  v.trim(),
  v.check((typed) => typed === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed), 'Check the email address. It should look like name@example.org.'),
);

/** A phone number, an email address or both. */
export const contactSchema = v.pipe(
  // Drafts from before there was a street have none.
  v.object({ phone, email: optionalEmail, note: optionalText(300), street: v.optional(optionalText(200), '') }),
  v.forward(
    v.check((contact) => contact.phone !== '' || contact.email !== '', 'Enter a phone number or an email address.'),
    ['phone'],
  ),
);

/** What someone who is hired for tonight can't do without. */
export const tonightSchema = v.pipe(
  contactSchema,
  v.forward(
    v.check(({ phone }) => phone !== '', noPhone),
    ['phone'],
  ),
  v.forward(
    v.check(({ street }) => street !== '', 'Enter the street address of the work.'),
    ['street'],
  ),
);

interface ContactFieldsProps {
  hint: string;
  /** Whether the reader hires, and so says where the work is. */
  hires: boolean;
  /** Whether phone and street are required. */
  forTonight?: boolean;
}

/** How someone can be reached, and where the work is, as fields of a form. */
export function ContactFields({ hint, hires, forTonight = false }: ContactFieldsProps) {
  return (
    <fieldset className="plain stack gap-3">
      <legend className="row-title">{hires ? 'Where to go, and how to reach you' : 'How to reach you'}</legend>
      <p className="sm mut">{hint}</p>
      {hires && (
        <TextField
          name="contact.street"
          label="Street address of the work"
          optional={!forTonight}
          autoComplete="street-address"
          maxLength={200}
          hint="Number and street. The town is on the job."
        />
      )}
      <TextField name="contact.phone" label="Phone" optional={!forTonight} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
      <TextField name="contact.email" label="Email" optional type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <TextField name="contact.note" label="When and how" optional maxLength={300} hint="For example: text me, evenings after 6." />
    </fieldset>
  );
}
