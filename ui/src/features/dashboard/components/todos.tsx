import {
  Building2,
  CalendarClock,
  CircleCheck,
  CircleDollarSign,
  Handshake,
  Hourglass,
  type IconNode,
  MailCheck,
  MessageCircle,
  Pencil,
  Reply,
  Users,
} from 'lucide';
import { useSite } from '../../../data/site/site';
import { ButtonLink } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { Pill } from '../../../kit/pill';
import type { Todo } from '../../../lib/api';
import { nearDay } from '../../../lib/format';
import { moment, timeOfDay } from '../../../lib/moment';
import { TodoAct } from './todo-act';

const kinds: Record<string, { icon: IconNode; verb: string }> = {
  unproven: { icon: MailCheck, verb: 'Confirm' },
  rapid: { icon: Hourglass, verb: 'Answer' },
  offer: { icon: CircleCheck, verb: 'Answer' },
  interview: { icon: MessageCircle, verb: 'View' },
  interviewed: { icon: Users, verb: 'Decide' },
  answer: { icon: Reply, verb: 'View' },
  draft: { icon: Pencil, verb: 'Continue' },
  waiting: { icon: Users, verb: 'View' },
  fee: { icon: CircleDollarSign, verb: 'Post' },
  contract: { icon: Handshake, verb: 'View' },
  offer_out: { icon: Hourglass, verb: 'View' },
  office: { icon: Building2, verb: 'Open' },
  expiring: { icon: CalendarClock, verb: 'View' },
};

/** The list of next steps. The first one is the page's primary action. What takes one tap is done right here. */
export function Todos({ actions, now = Date.now() }: { actions: Todo[]; now?: number }) {
  return (
    <ol className="card list" aria-label="Next steps">
      {actions.map((action, index) => {
        const kind = kinds[action.kind];
        return (
          <li key={`${action.href} ${action.title}`} className="todo">
            <span className="stamp">
              <Icon of={kind?.icon ?? Pencil} />
            </span>
            <div className="grow break stack gap-1">
              <h3 className="row-title">{action.title}</h3>
              <p className="sm mut pre-line">{action.body}</p>
              {action.due !== null && (
                <div className="row">
                  <Deadline todo={action} due={action.due} now={now} />
                </div>
              )}
              {action.act && (
                <div className="row wrp gap-2">
                  <TodoAct act={action.act} variant={index === 0 ? 'primary' : 'secondary'} />
                  <ButtonLink size="sm" variant="ghost" to={action.href} aria-label={`View: ${action.title}`}>
                    View
                  </ButtonLink>
                </div>
              )}
            </div>
            {!action.act && (
              <ButtonLink
                size="sm"
                variant={index === 0 ? 'primary' : 'secondary'}
                to={action.href}
                aria-label={`${kind?.verb ?? 'View'}: ${action.title}`}
              >
                {kind?.verb ?? 'View'}
              </ButtonLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Deadline({ todo, due, now }: { todo: Todo; due: number; now: number }) {
  const { zone } = useSite();
  if (todo.kind.startsWith('interview')) return <When at={due} />;
  if (todo.kind === 'rapid') return <Pill tone="warn" icon={CalendarClock}>{`Answer by ${timeOfDay(due, zone)}`}</Pill>;
  return <Due due={due} late={due < now} />;
}

/** When an interview is, or was. */
function When({ at }: { at: number }) {
  const { text, own } = moment(at, useSite().zone);
  return (
    <Pill tone="plain" icon={CalendarClock}>
      {own ? `${text} (${own} where you are)` : text}
    </Pill>
  );
}

const Due = ({ due, late }: { due: number; late: boolean }) => (
  <Pill tone={late ? 'danger' : 'plain'} icon={CalendarClock}>
    {late ? `Was due ${nearDay(due)}` : `Due ${nearDay(due)}`}
  </Pill>
);
