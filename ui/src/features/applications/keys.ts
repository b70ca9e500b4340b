export const applicantsKey = (jobId: string) => ['/api/jobs', jobId, 'applications', { limit: '100' }] as const;
const withCursor = (path: '/api/my-jobs' | '/api/applications', cursor: string | null) =>
  cursor ? ([path, { cursor }] as const) : ([path] as const);
export const myJobsKey = (cursor: string | null) => withCursor('/api/my-jobs', cursor);
export const applicationsKey = (cursor: string | null) => withCursor('/api/applications', cursor);
