/** The number on the bell. */
export const badge = (count: number): string => (count > 9 ? '9+' : String(count));

/** The name of the bell: what is seen is also said. */
export const bellLabel = (count: number): string => (count > 0 ? `Notifications, ${count} new` : 'Notifications');
