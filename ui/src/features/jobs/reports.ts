import type { ReportReason } from '../../lib/api';

/** What can be wrong with a job, in the words of who reports it. */
export const reportWords: Record<ReportReason, string> = {
  scam: 'It looks like a fraud',
  pay_to_work: 'It asks for money to get the job',
  discrimination: 'It shuts people out for who they are',
  offensive: 'It is rude or not for everybody’s eyes',
  wrong: 'It is not true, or not open any more',
  other: 'Something else',
};
