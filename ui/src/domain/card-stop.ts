import type { ContractMoney } from '../lib/api';

/** Why money that came by card waits, as both sides read it. */
export const stopSentence: Record<NonNullable<ContractMoney['cardStop']>, string> = {
  chargeback: 'The bank is deciding about a card payment for this contract. Card payments are on hold until it does.',
  difference: 'We’re checking a card payment for this contract with Stripe. Card payments are on hold until we’re done.',
};
