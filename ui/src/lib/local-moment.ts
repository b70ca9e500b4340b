import { once } from './once';

const instantMoment = once(
  () => new Intl.DateTimeFormat(undefined, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
);

/** The day and the time. */
export const moment = (instant: number) => instantMoment().format(instant);
