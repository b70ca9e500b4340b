/**
 * Says what's wrong with an input that shows half a date or time, or a number that isn't one; null if nothing is. The value of such
 * an input is empty, so without this it would count as left out.
 */
export function unfinished(control?: Partial<HTMLInputElement>): string | null {
  // A field that is no longer on the page must not hold up the form.
  return control?.isConnected && control.validity?.badInput
    ? `Finish this ${control.type?.replace('datetime-local', 'date and time')}, or clear it.`
    : null;
}
