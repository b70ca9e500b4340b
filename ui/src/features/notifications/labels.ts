/** The count on the bell, in two characters at most. */
export const badge = (count: number): string => (count > 9 ? '9+' : String(count));

/** The bell's accessible name, with the exact count. */
export const bellLabel = (count: number): string => (count > 0 ? `Notifications, ${count} new` : 'Notifications');
