// Short names for what the server says about paying by card.
import type { ResponseOf } from './api';

export type CardCheck = ResponseOf<'CardCheck'>;
export type CardDifference = ResponseOf<'CardDifference'>;
export type CardProblem = ResponseOf<'CardProblem'>;
export type CardSettings = ResponseOf<'CardSettings'>;
export type Reconciliation = ResponseOf<'Reconciliation'>;
export type PayoutAccount = ResponseOf<'PayoutAccount'>;
