import { useQuery } from '@tanstack/react-query';
import type { HelpArticles } from '../../lib/api';
import { keyOf } from '../key';

export const useHelp = () => useQuery<HelpArticles>({ queryKey: keyOf(['/api/help']) });
