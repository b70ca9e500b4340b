import type { ReportReason } from '../../lib/api';

export const reportLabels: Record<ReportReason, string> = {
  scam: 'It looks like a scam',
  pay_to_work: 'It asks for money to get the job',
  discrimination: 'It discriminates',
  offensive: 'It’s offensive or inappropriate',
  wrong: 'It’s not true, or no longer open',
  other: 'Something else',
};
