import { useQuery } from '@tanstack/react-query';
import type { ContactDetails } from '../../lib/api';
import { keyOf } from '../key';

/** The person's own contact details, as they gave them last time, for an offer or its acceptance. */
export const useSuggestedContact = (applicationId: number) =>
  useQuery<ContactDetails>({ queryKey: keyOf(['/api/applications', String(applicationId), 'contact']), staleTime: 0 });
