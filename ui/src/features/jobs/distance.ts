// The distance within which jobs are searched. The one chosen last is kept on the device with functional consent.
import { functionalAllowed } from '../../lib/consent';
import { readStored, writeStored } from '../../lib/storage';

/** The distance in miles if none is given, as on the server. */
export const defaultMiles = '25';

/** The distances to choose from, in miles. */
export const distances = ['5', '10', '25', '50', '100'] as const;

/** Returns the distance chosen last in miles; empty for the default. */
export function rememberedMiles(): string {
  const miles = readStored<string>('search-miles');
  return distances.find((one) => one === miles && one !== defaultMiles) ?? '';
}

export function rememberMiles(miles: string): void {
  if (functionalAllowed()) writeStored('search-miles', miles);
}
