// Validations shared by several forms, with their messages.
import * as v from 'valibot';
import { parseMoney } from './money';

/** A required text. */
export const text = (max: number, missing: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(max, `Use ${max} characters or fewer.`));

export const optionalText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `Use ${max} characters or fewer.`));

/** An optional amount, converted to minor units; an empty field becomes null. */
export const optionalMoney = (currency: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || (parseMoney(typed, currency) ?? 0) > 0, 'Enter an amount above zero, like 18.50.'),
    v.transform((typed) => (typed === '' ? null : parseMoney(typed, currency))),
  );

/** A site price, converted to minor units; zero is allowed. */
export const price = (currency: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => parseMoney(typed, currency) !== null, 'Enter a price, like 5 or 5.50. For free, enter 0.'),
    v.transform((typed) => parseMoney(typed, currency) ?? 0),
  );

export const requiredMoney = (currency: string, missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.check((typed) => (parseMoney(typed, currency) ?? 0) > 0, 'Enter an amount above zero, like 18.50.'),
    v.transform((typed) => parseMoney(typed, currency) ?? 0),
  );

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your email address.'),
  v.email('Check the email address. It should look like name@example.org.'),
);

export const newPassword = v.pipe(v.string(), v.minLength(8, 'Use at least 8 characters.'), v.maxLength(1024, 'Use 1,024 characters or fewer.'));

/** An optional field of the API: empty becomes null. */
export const orNull = (typed: string) => (typed === '' ? null : typed);
