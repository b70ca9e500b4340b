// Availability as a form has it: one range a day, which may reach past midnight.
import * as v from 'valibot';
import type { NewAvailability } from '../../data/rapid-hire/availability';
import { days } from '../../domain/week';
import type { Availability, PayUnit, Weekday } from '../../lib/api';
import { optionalMoney, text } from '../../lib/fields';
import { moneyText } from '../../lib/money';
import { joinTown, splitTown } from '../../lib/town';

const day = v.object({ on: v.boolean(), from: v.string(), to: v.string() });

export const schemaOf = (currency: string) =>
  v.pipe(
    v.object({
      categories: v.pipe(v.array(v.string()), v.minLength(1, 'Choose at least one category.'), v.maxLength(12, 'Choose up to 12.')),
      town: text(200, 'Enter your town.'),
      radius: v.string(),
      minRate: optionalMoney(currency),
      rateUnit: v.string(),
      when: v.picklist(['any', 'hours']),
      days: v.array(day),
    }),
    v.forward(
      v.partialCheck([['when'], ['days']], ({ when, days }) => when === 'any' || days.some(({ on }) => on), 'Choose at least one day.'),
      ['when'],
    ),
    v.forward(
      v.partialCheck(
        [['when'], ['days']],
        ({ when, days }) => when === 'any' || days.every(({ on, from, to }) => !on || (from !== '' && to !== '')),
        'Enter when each day starts and ends.',
      ),
      ['when'],
    ),
  );

export type Values = v.InferInput<ReturnType<typeof schemaOf>>;
export type Checked = v.InferOutput<ReturnType<typeof schemaOf>>;

/** The form's values; `town` is where it starts for someone who never said. */
export function valuesOf(stored: Availability | null, town: string, currency: string): Values {
  const rangeOn = (id: Weekday) => stored?.hours.find((range) => range.day === id);
  return {
    categories: stored?.categories ?? [],
    town: stored ? joinTown(stored.city, stored.state) : town,
    radius: String(stored?.radiusMiles ?? 10),
    minRate: moneyText(stored?.minRate ?? null, currency),
    rateUnit: stored?.rateUnit ?? 'hour',
    when: stored && stored.hours.length > 0 ? 'hours' : 'any',
    days: days.map(({ id }) => {
      const range = rangeOn(id);
      return { on: range !== undefined, from: range?.from ?? '08:00', to: range?.to ?? '18:00' };
    }),
  };
}

/** What the form saves. More ranges of a day, which only the API can set, stay. */
export function availabilityOf(checked: Checked, stored: Availability | null): NewAvailability {
  const more = (id: Weekday) => stored?.hours.filter((range) => range.day === id).slice(1) ?? [];
  const hours = days.flatMap(({ id }, index) => {
    const typed = checked.days[index];
    return typed?.on ? [{ day: id, from: typed.from, to: typed.to }, ...more(id)] : [];
  });
  return {
    available: true,
    ...splitTown(checked.town),
    radiusMiles: Number(checked.radius),
    categories: checked.categories,
    minRate: checked.minRate,
    rateUnit: checked.rateUnit as PayUnit,
    hours: checked.when === 'any' ? [] : hours,
  };
}
