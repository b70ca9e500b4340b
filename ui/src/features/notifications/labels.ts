/** The bell's accessible name, with the exact count. */
export const bellLabel = (count: number): string => (count > 0 ? `Notifications, ${count} new` : 'Notifications');
