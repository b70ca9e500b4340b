import { useFormContext } from 'react-hook-form';
import { TownField } from '../../../domain/town-field';
import { SelectField, TextField } from '../../../kit/form/inputs';
import { once } from '../../../lib/once';
import { BrandField } from './brand-field';

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'JPY', 'INR', 'MXN', 'BRL', 'ZAR'];

const currencyNames = once(() => new Intl.DisplayNames(undefined, { type: 'currency' }));
const options = currencies.map((code) => ({ value: code, label: `${code}, ${currencyNames().of(code) ?? code}` }));

interface SiteFieldsProps {
  /** Prefix of the field names: "site." during setup. */
  prefix?: string;
  /** True once something has a price, after which the currency can't change. */
  currencyFixed?: boolean;
}

export function SiteFields({ prefix = '', currencyFixed = false }: SiteFieldsProps) {
  const { watch, formState } = useFormContext();
  const showZone = Boolean(watch(`${prefix}zone`)) || hasError(formState.errors, `${prefix}zone`);
  return (
    <>
      <TextField name={`${prefix}name`} label="Site name" maxLength={100} hint="Shown at the top of every page." />
      <TownField name={`${prefix}town`} label="Town" hint="Choose it from the list so distances and times are right." />
      {showZone && (
        <TextField
          name={`${prefix}zone`}
          label="Time zone"
          optional
          hint={`Only if your town isn’t on the list, like ${Intl.DateTimeFormat().resolvedOptions().timeZone}.`}
        />
      )}
      {currencyFixed ? (
        <TextField name={`${prefix}currency`} label="Currency" readOnly hint="You can’t change it once something has a price." />
      ) : (
        <SelectField name={`${prefix}currency`} label="Currency" options={options} />
      )}
      <BrandField name={`${prefix}brand`} />
    </>
  );
}

function hasError(errors: object, path: string): boolean {
  let value: unknown = errors;
  for (const part of path.split('.')) value = value && typeof value === 'object' ? (value as Record<string, unknown>)[part] : undefined;
  return Boolean(value);
}
