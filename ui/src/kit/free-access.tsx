import { Check, Gift } from 'lucide-react';
import { counted } from '../lib/format';
import { money } from '../lib/money';
import { usePaywall, useSite } from '../lib/session';
import { Icon } from './icon';
import { Pill } from './pill';

/** Shown only while access is free; what is free, why, and for how long. */
export function FreeAccess() {
  const paywall = usePaywall();
  const site = useSite();
  if (!paywall?.isActive) return null;
  const special = paywall.reason.includes('FREE DAY SPECIAL');
  const title = special ? 'FREE DAY SPECIAL' : paywall.isSuperAdminBypass ? 'SUPERADMIN ACCESS' : 'FREE ACCESS ACTIVE!';
  const unlimited = paywall.remainingMinutes === null || (paywall.isSuperAdminBypass && !special);
  const left = unlimited ? (paywall.isSuperAdminBypass && !special ? 'Unlimited' : 'No end set') : timeLeft(paywall.remainingMinutes ?? 0, special);
  const free = [
    `Job posting fee (${money(site.fees.jobPost, site.currency)})`,
    `Partner subscription (${money(site.fees.partnerMonth, site.currency)} a month)`,
    'Premium features',
    'No commission on payments',
    'All features unlocked',
  ];
  return (
    <section className={`card card-p free${special ? ' free-day' : ''}`} aria-label="Free access">
      <div className="card-h">
        <h2 className="row gap-2 free-title">
          <Icon of={Gift} />
          {title}
        </h2>
        <Pill tone="ok">{left}</Pill>
      </div>
      <p className="mut">{paywall.reason}</p>
      <ul className="free-list">
        {free.map((line) => (
          <li key={line} className="row gap-2">
            <Icon of={Check} size="s" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function timeLeft(minutes: number, untilMidnight: boolean): string {
  if (untilMidnight) return `Until midnight, ${counted(minutes, 'minute', 'minutes')} left`;
  if (minutes < 120) return `${counted(minutes, 'minute', 'minutes')} left`;
  if (minutes < 2 * 1440) return `${counted(Math.round(minutes / 60), 'hour', 'hours')} left`;
  return `${counted(Math.round(minutes / 1440), 'day', 'days')} left`;
}
