// Short names for what the server says about an employer's week.

import type { ResponseOf } from './api';
import type { components } from './api.gen';

export type Roster = ResponseOf<'Roster'>;
export type RosterChange = components['schemas']['RosterChange'];
export type RosterChanged = ResponseOf<'RosterChanged'>;
