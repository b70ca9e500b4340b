type Params = Record<string, string>;

const withParams = <Path extends string>(path: Path, params: Params) =>
  Object.keys(params).length > 0 ? ([path, params] as const) : ([path] as const);

export const applicantsKey = (jobId: string, params: Params) =>
  Object.keys(params).length > 0 ? (['/api/jobs', jobId, 'applications', params] as const) : (['/api/jobs', jobId, 'applications'] as const);
export const inboxKey = (params: Params) => withParams('/api/employer-applications', params);
export const myJobsKey = (params: Params) => withParams('/api/my-jobs', params);
export const applicationsKey = (params: Params) => withParams('/api/applications', params);
export const applicationKey = (id: number | string) => ['/api/applications', String(id)] as const;
export const notesKey = (id: number) => ['/api/applications', String(id), 'notes'] as const;
