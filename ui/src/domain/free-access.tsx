import { Check, Gift } from 'lucide';
import { usePaywall } from '../data/money/paywall';
import { useSite } from '../data/site/site';
import { Icon } from '../kit/icon';
import { Pill } from '../kit/pill';
import { counted } from '../lib/format';
import { lastDay } from '../lib/moment';
import { money } from '../lib/money';

/** Lists what is free, why, and for how long. Shown only while access is free. */
export function FreeAccess() {
  const paywall = usePaywall();
  const site = useSite();
  if (!paywall?.isActive) return null;
  const special = paywall.reason.includes('FREE DAY SPECIAL');
  const title = special ? 'FREE DAY SPECIAL' : paywall.isSuperAdminBypass ? 'SUPERADMIN ACCESS' : 'FREE ACCESS ACTIVE!';
  const unlimited = paywall.isSuperAdminBypass && !special;
  const left = unlimited ? 'Unlimited' : minutesLeft(paywall.remainingMinutes, special);
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
        <Pill tone={special ? 'plain' : 'ok'}>{left}</Pill>
      </div>
      <p className="mut break">
        {sentence(paywall.reason)}
        {!unlimited && !special && paywall.remainingMinutes !== null && paywall.remainingMinutes > 120 && (
          <> Free until {lastDay(paywall.remainingMinutes, site.zone)}.</>
        )}
      </p>
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

/** Returns a text with a full stop at its end, so that another sentence can follow. */
const sentence = (text: string) => (/[.!?…]$/.test(text.trim()) ? text : `${text.trim()}.`);

/** The time left in words. The server rounds up to whole minutes. */
function minutesLeft(minutes: number | null, untilMidnight: boolean): string {
  if (minutes === null) return 'No end date';
  const left = `${counted(minutes, 'minute', 'minutes')} left`;
  return untilMidnight ? `Until midnight, ${left}` : left;
}
