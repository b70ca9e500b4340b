import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Fee, List } from '../../lib/api';
import { keyOf } from '../key';

export const useFees = (cursor: string | null) =>
  useQuery<List<Fee>>({ queryKey: keyOf(['/api/fees'], { cursor }), placeholderData: keepPreviousData });
