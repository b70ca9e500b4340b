import { useQueryClient } from '@tanstack/react-query';

/** Comes with the first page only; no API path returns it. */
export const setUpKey = ['setUp'] as const;

/** False until the site has been set up. */
export const useIsSetUp = () => useQueryClient().getQueryData<boolean>(setUpKey) ?? true;
