export const keys = {
  pricing: ['/api/pricing'],
  kept: ['/api/vouchers'],
  jobFee: (job: number) => ['/api/jobs', String(job), 'fee'],
};

/** What says something else after a promotion, a voucher or a payment changed. */
export const moneyPaths = [
  '/api/pricing',
  '/api/promotions',
  '/api/paywall/status',
  '/api/site',
  '/api/fee-quote',
  '/api/vouchers',
  '/api/fees',
  '/api/admin/promotions',
  '/api/admin/vouchers',
  '/api/admin/fees',
  '/api/admin/ledger',
  '/api/admin/jobs',
  '/api/my-jobs',
];
