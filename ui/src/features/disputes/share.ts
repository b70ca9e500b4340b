import * as v from 'valibot';
import { money, parseMoney } from '../../lib/money';

/** A field for how much of the money in dispute the worker gets, from nothing to all of it. */
export const share = (claim: number, currency: string) =>
  v.pipe(
    v.string(),
    v.transform((typed) => parseMoney(typed, currency) ?? -1),
    v.check((minor) => minor >= 0 && minor <= claim, `Enter an amount from 0 to ${money(claim, currency)}.`),
  );
