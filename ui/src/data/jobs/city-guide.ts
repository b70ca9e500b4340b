import { useQuery } from '@tanstack/react-query';
import type { City } from '../../lib/api';
import { keyOf } from '../key';

export const useCity = (state: string, place: string) => useQuery<City>({ queryKey: keyOf(['/api/city-guide'], { place, state }) });
