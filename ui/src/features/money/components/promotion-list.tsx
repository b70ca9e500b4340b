import { useSite } from '../../../data/site/site';
import { Pill } from '../../../kit/pill';
import type { Promotion } from '../../../lib/api';
import { audiences, dateRange, isRunning } from '../labels';

/** Public list of promotions: the reason, the audience and the dates. */
export function PromotionList({ items, label }: { items: Promotion[]; label: string }) {
  const { zone } = useSite();
  const now = Date.now();
  return (
    <ul className="card card-p" aria-label={label}>
      {items.map((promotion) => (
        <li key={promotion.id} className="list-row">
          <div className="row top sp gap-3">
            <div>
              <b className="break">{promotion.reason}</b>
              <p className="mut">
                Free {audiences[promotion.audience]}, {dateRange(promotion, zone, now)}
              </p>
            </div>
            {isRunning(promotion, now) && <Pill tone="ok">Now</Pill>}
          </div>
        </li>
      ))}
    </ul>
  );
}
