import { useQuery } from '@tanstack/react-query';

/** Comes with the first page only; no API path returns it. */
export const readOnlyKey = ['readOnly'] as const;

/** Whether nothing can be changed until the operator has dealt with the site's disk or database. */
export const useIsReadOnly = () => useQuery<boolean>({ queryKey: readOnlyKey, enabled: false }).data ?? false;
