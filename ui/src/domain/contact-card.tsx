import { Clock, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../kit/icon';
import type { SiteContact } from '../lib/api';
import { telHref } from '../lib/contact';

/** How to reach the office: only what the operator entered. */
export function ContactCard({ contact: { phone, email, address, hours } }: { contact: SiteContact }) {
  if (!phone && !email && !address && !hours) return null;
  return (
    <address className="card list contact">
      {phone && (
        <Line icon={Phone}>
          <a href={telHref(phone)}>{phone}</a>
        </Line>
      )}
      {email && (
        <Line icon={Mail}>
          <a href={`mailto:${email}`}>{email}</a>
        </Line>
      )}
      {address && <Line icon={MapPin}>{address}</Line>}
      {hours && <Line icon={Clock}>{hours}</Line>}
    </address>
  );
}

function Line({ icon, children }: { icon: typeof Phone; children: ReactNode }) {
  return (
    <div>
      <span className="stamp">
        <Icon of={icon} />
      </span>
      <span className="grow break pre-line">{children}</span>
    </div>
  );
}
