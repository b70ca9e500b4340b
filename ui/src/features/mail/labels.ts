import type { MailState } from '../../lib/api';

export const stateLabels: Record<MailState, { label: string; tone: 'ok' | 'warn' | 'danger' | 'brand' | undefined }> = {
  waiting: { label: 'Waiting', tone: 'warn' },
  sent: { label: 'Sent', tone: 'ok' },
  failed: { label: 'Refused', tone: 'danger' },
  suppressed: { label: 'Not wanted', tone: undefined },
  expired: { label: 'Too late', tone: undefined },
  discarded: { label: 'Discarded', tone: undefined },
};
