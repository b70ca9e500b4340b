const sentences: Record<string, string> = {
  date: 'Finish this date, or clear it.',
  time: 'Finish this time, or clear it.',
  'datetime-local': 'Finish this date and time, or clear it.',
};

/**
 * Says what's wrong with an input that shows half a date or time, or a number that isn't one; null if nothing is. The value of such
 * an input is empty, so without this it would count as left out.
 */
export function unfinished(control: unknown): string | null {
  // A field that is no longer on the page must not hold up the form.
  if (!(control instanceof HTMLInputElement) || !control.isConnected || !control.validity.badInput) return null;
  return sentences[control.type] ?? 'Correct this number, or clear it.';
}
