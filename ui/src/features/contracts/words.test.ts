import { expect, it } from 'vitest';
import type { Contract } from '../../lib/api';
import { openItems } from './words';

const contract = (over: Partial<Contract>) =>
  ({ ownSide: 'employer', employer: { name: 'Corner Café' }, worker: { name: 'Walt Brennan' }, disputeId: null, due: [], ...over }) as Contract;

it('names what needs doing and links to it', () => {
  expect(openItems(contract({ due: ['dispute', 'notice'], disputeId: 4 }))).toEqual([
    { text: 'See what’s next in the dispute with Walt Brennan', to: '/disputes/4' },
    { text: 'Walt Brennan gave notice', to: '?tab=terms' },
  ]);
  expect(openItems(contract({ due: ['payment'], ownSide: 'worker' }))).toEqual([{ text: 'Corner Café recorded a payment', to: '?tab=pay' }]);
});
