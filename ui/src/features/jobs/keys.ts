export const jobsKey = (params: Record<string, string>) =>
  Object.keys(params).length > 0 ? (['/api/jobs', params] as const) : (['/api/jobs'] as const);
export const savedKey = ['/api/saved-jobs'] as const;
export const searchesKey = ['/api/saved-searches'] as const;
export const hiddenKey = ['/api/hidden-employers'] as const;
export const jobKey = (id: string) => ['/api/jobs', id] as const;
