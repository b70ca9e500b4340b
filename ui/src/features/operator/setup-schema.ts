// The four setup steps: their values and validation, and which step a rejected field belongs to.
import * as v from 'valibot';
import type { SetupBody } from '../../data/site/setup';
import { ApiError } from '../../lib/errors';
import { email, newPassword, optionalText, orNull, price, text } from '../../lib/fields';
import { contactSchema, siteSchema } from './site-schema';

export const youSchema = v.object({ name: text(100, 'Enter your name.'), email, password: newPassword });
export const townSchema = v.object({ site: siteSchema });

export const feesSchema = (currency: string) =>
  v.object({
    fees: v.object({ jobPost: price(currency), partnerMonth: price(currency) }),
    free: v.boolean(),
    promotion: v.object({ reason: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Use 200 characters or fewer.')), until: v.string() }),
  });

export const reachSchema = v.object({ contact: contactSchema, howToPay: optionalText(1000) });

export const emptyYou = { name: '', email: '', password: '' };
export const emptyTown = { site: { name: 'Jobstead', town: '', zone: '', currency: 'USD', brand: '#1f6b54' } };
export const emptyFees = {
  fees: { jobPost: '5', partnerMonth: '20' },
  free: true,
  promotion: { reason: 'Opening promotion: posting and everything else is free.', until: '' },
};

export const emptyReach = { contact: { phone: '', email: '', address: '', hours: '' }, howToPay: '' };

export type FeesOutput = v.InferOutput<ReturnType<typeof feesSchema>>;

export function feesBody({ fees, free, promotion }: FeesOutput): Pick<SetupBody, 'fees' | 'promotion'> {
  return {
    fees: { ...fees, commissionPercent: 0 },
    promotion: free ? { reason: promotion.reason, until: orNull(promotion.until) } : null,
  };
}

export type Step = 1 | 2 | 3 | 4;

const lastStep: Step = 4;

/** Returns the step that contains a field. */
function stepOf(field: string): Step {
  if (field.startsWith('site.')) return 2;
  if (field.startsWith('contact.') || field === 'howToPay') return 4;
  return field.startsWith('fees.') || field.startsWith('promotion.') ? 3 : 1;
}

/** Returns the part of an error that belongs to a step, or null. Errors without a field belong to the last step. */
export function stepError(step: Step, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fields.length === 0) return step === lastStep ? error : null;
  const fields = error.fields.filter(({ field }) => stepOf(field) === step);
  if (fields.length === 0) return null;
  return new ApiError(error.status, JSON.stringify({ code: error.code, detail: error.detail, fields }), '', error.requestId);
}

/** Returns the first step with a rejected field, or null. */
export function firstFailedStep(error: unknown): Step | null {
  if (!(error instanceof ApiError) || error.fields.length === 0) return null;
  return Math.min(...error.fields.map(({ field }) => stepOf(field))) as Step;
}
