/** The number on the bell. */
export const badge = (count: number): string => (count > 9 ? '9+' : String(count));

/** The accessible name of the bell, with the number. */
export const bellLabel = (count: number): string => (count > 0 ? `Notifications, ${count} new` : 'Notifications');
