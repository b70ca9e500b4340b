// Short names for what the server says about calendars' addresses and about messages that were found.
import type { ResponseOf } from './api';

export type CalendarAddress = ResponseOf<'CalendarAddress'>;
export type MadeCalendarAddress = ResponseOf<'MadeCalendarAddress'>;
export type FoundMessage = ResponseOf<'FoundMessage'>;
