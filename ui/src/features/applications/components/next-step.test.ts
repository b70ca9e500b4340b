import { expect, it } from 'vitest';
import { nextStep } from './posted-list';

const none = { sent: 0, opened: 0, shortlisted: 0, interviewing: 0, offered: 0, hired: 0, declined: 0, withdrawn: 0, notSelected: 0 };
const step = (counts: Partial<typeof none>, status: 'open' | 'pending_payment' | 'draft' = 'open') =>
  nextStep({ id: 7, status, counts: { ...none, ...counts } });

it('names the next step, with applicants waiting for a reply first', () => {
  expect(step({ sent: 1, opened: 2, shortlisted: 4 })).toEqual({ label: 'Reply to 3 applicants', to: '/jobs/7/applicants?group=new' });
  expect(step({ interviewing: 1, shortlisted: 2 })?.label).toBe('Choose after interviews');
  expect(step({ shortlisted: 2 })?.to).toBe('/jobs/7/applicants?group=shortlist');
  expect(step({ offered: 1 })?.label).toBe('See offers');
  expect(step({ hired: 1 })?.to).toBe('/jobs/7/applicants?group=hired');
  expect(step({ declined: 1 })?.to).toBe('/jobs/7/applicants?group=declined');
  expect(step({})).toBeNull();
  expect(step({ sent: 1 }, 'pending_payment')).toEqual({ label: 'How to pay', to: '/jobs/7' });
  expect(step({ sent: 1 }, 'draft')).toEqual({ label: 'Post it', to: '/jobs/7' });
});
