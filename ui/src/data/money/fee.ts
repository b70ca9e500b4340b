import { useQuery } from '@tanstack/react-query';
import type { Fee } from '../../lib/api';
import { keyOf } from '../key';

/** A fee. `isAwaited` asks again every few seconds until it's settled, because a card payment was just made. */
export const useFee = (id: string, isAwaited = false) =>
  useQuery<Fee>({
    queryKey: keyOf(['/api/fees', id]),
    refetchInterval: ({ state }) => (isAwaited && state.data?.state === 'due' ? 3_000 : false),
  });
