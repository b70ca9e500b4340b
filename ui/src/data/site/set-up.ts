import { useQueryClient } from '@tanstack/react-query';

/** Part of the first page only: no path of the API answers it. */
export const setUpKey = ['setUp'] as const;

/** False until someone has set this site up. */
export const useIsSetUp = () => useQueryClient().getQueryData<boolean>(setUpKey) ?? true;
