import { expect, it } from 'vitest';
import { ApiError } from '../../lib/errors';
import { feesBody, firstFailedStep, stepError } from './setup-schema';

const refused = (...fields: string[]) =>
  new ApiError(422, JSON.stringify({ code: 'invalid', fields: fields.map((field) => ({ field, message: `${field}!` })) }), '');

it('goes to the first step with a rejected field and splits the errors by step', () => {
  const error = refused('promotion.until', 'site.town', 'site.zone');
  expect(firstFailedStep(error)).toBe(2);
  expect((stepError(2, error) as ApiError).fields.map(({ field }) => field)).toEqual(['site.town', 'site.zone']);
  expect((stepError(3, error) as ApiError).fields.map(({ field }) => field)).toEqual(['promotion.until']);
  expect(stepError(1, error)).toBeNull();
  expect(firstFailedStep(refused('email'))).toBe(1);
  expect(firstFailedStep(refused('howToPay', 'contact.phone'))).toBe(4);
});

it('shows errors without a field on the last step', () => {
  const gone = new ApiError(404, '{}', 'Not Found');
  expect(firstFailedStep(gone)).toBeNull();
  expect(stepError(4, gone)).toBe(gone);
  expect(stepError(1, gone)).toBeNull();
});

it('sends a promotion only if posting starts out free', () => {
  const fees = { jobPost: 500, partnerMonth: 2000 };
  expect(feesBody({ fees, free: false, promotion: { reason: 'x', until: '' } }).promotion).toBeNull();
  expect(feesBody({ fees, free: true, promotion: { reason: 'x', until: '' } }).promotion).toEqual({ reason: 'x', until: null });
});
