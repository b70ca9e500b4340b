import { Mail, Phone } from 'lucide';
import { Icon } from '../kit/icon';
import type { ContactDetails } from '../lib/api';
import { telHref } from '../lib/contact';

/** Someone's contact details as links that call, or write an email. */
export function ContactLines({ contact }: { contact: ContactDetails }) {
  return (
    <div className="contact-lines">
      {contact.street && <p className="break">{contact.street}</p>}
      {contact.phone && (
        <a className="tap" href={telHref(contact.phone)}>
          <Icon of={Phone} size="s" />
          {contact.phone}
        </a>
      )}
      {contact.email && (
        <a className="tap break" href={`mailto:${encodeURIComponent(contact.email).replaceAll('%40', '@')}`}>
          <Icon of={Mail} size="s" />
          {contact.email}
        </a>
      )}
      {contact.note && <p className="sm break">“{contact.note}”</p>}
    </div>
  );
}
