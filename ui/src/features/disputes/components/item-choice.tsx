import type { DisputeItem } from '../../../lib/api';
import { money } from '../../../lib/money';

interface ItemChoiceProps {
  /** What is chosen; undefined if there's nothing to choose. */
  label: string | undefined;
  items: DisputeItem[];
  chosen: string[];
  /** Whether only one can be chosen. */
  single: boolean;
  currency: string;
  message: string | undefined;
  onChoose: (ids: string[]) => void;
}

/** The milestones, hours, invoices or expenses to dispute, each with its amount. */
export function ItemChoice({ label, items, chosen, single, currency, message, onChoose }: ItemChoiceProps) {
  if (label === undefined) return null;
  return (
    <fieldset className="plain stack gap-2" id="dispute-ids" aria-invalid={message !== undefined || undefined}>
      <legend className="lbl">{label}</legend>
      {items.map((item) => {
        const id = String(item.id);
        const others = chosen.filter((one) => one !== id);
        return (
          <label key={id} className="choice-row">
            <input
              type={single ? 'radio' : 'checkbox'}
              name="dispute-item"
              checked={chosen.includes(id)}
              onChange={({ target }) => onChoose(single ? [id] : target.checked ? [...others, id] : others)}
            />
            <span className="grow break">{item.title}</span>
            <span>{money(item.amount, currency)}</span>
          </label>
        );
      })}
      {message && (
        <p className="err" role="alert">
          {message}
        </p>
      )}
    </fieldset>
  );
}
