import { Bell, CalendarClock, CircleCheck, CircleX, FileText, type LucideIcon, MessageCircle, Pencil, Star } from 'lucide-react';
import { Link } from 'react-router';
import { useMark } from '../../../data/notifications/mark';
import { Icon } from '../../../kit/icon';
import { Pill } from '../../../kit/pill';
import type { Notification } from '../../../lib/api';
import { ago } from '../../../lib/format';

const icons: Record<string, LucideIcon> = {
  application_received: FileText,
  shortlisted: Star,
  interview: MessageCircle,
  offer: CircleCheck,
  hired: CircleCheck,
  declined: CircleX,
  refused: CircleX,
  withdrawn: CircleX,
  not_selected: CircleX,
  promise_near: CalendarClock,
  promise_past: CalendarClock,
  promise_broken: CalendarClock,
  job_changed: Pencil,
};

export function NotificationItems({ items }: { items: Notification[] }) {
  const mark = useMark();
  return (
    <ul className="card list" aria-label="Notifications">
      {items.map((note) => (
        <li key={note.id} className="note">
          <Link to={note.href} onClick={() => !note.read && mark.act({ ids: [note.id] })}>
            <span className="stamp">
              <Icon of={icons[note.kind] ?? Bell} />
            </span>
            <span className="grow break">
              <span className={note.read ? 'block' : 'block b'}>{note.title}</span>
              {note.body && <span className="sm mut block">{note.body}</span>}
              <span className="xs dim block">{ago(note.createdAt)}</span>
            </span>
            {!note.read && <Pill tone="new">NEW</Pill>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
