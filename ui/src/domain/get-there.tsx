import { Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../kit/icon';
import type { ContactDetails } from '../lib/api';
import { telHref } from '../lib/contact';
import { MapLink } from './map-link';

interface GetThereProps {
  address: string;
  contact: ContactDetails | null;
  /** More buttons. */
  children?: ReactNode;
}

/** Where the work is and how to reach the other side: an address with its map, and buttons to call or write. */
export function GetThere({ address, contact, children }: GetThereProps) {
  return (
    <>
      {address && (
        <p className="row sp gap-2">
          <span className="break">{address}</span>
          <MapLink address={address} />
        </p>
      )}
      {contact?.note && <p className="sm break">“{contact.note}”</p>}
      {(contact || children) && (
        <div className="row wrp gap-2">
          {contact?.phone && (
            <a className="btn btn-s" href={telHref(contact.phone)}>
              <Icon of={Phone} size="s" />
              Call {contact.phone}
            </a>
          )}
          {contact?.email && !contact.phone && (
            <a className="btn btn-s" href={`mailto:${encodeURIComponent(contact.email).replaceAll('%40', '@')}`}>
              <Icon of={Mail} size="s" />
              Email
            </a>
          )}
          {children}
        </div>
      )}
    </>
  );
}
