import { useQuery } from '@tanstack/react-query';
import type { SiteText } from '../../lib/api';
import { keyOf } from '../key';

export const textKey = (name: string) => keyOf(['/api/texts', name]);

export const useText = (name: string) => useQuery<SiteText>({ queryKey: textKey(name) });
