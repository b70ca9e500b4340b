import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { List, Member, Person, Profile, SessionRow } from '../../lib/api';
import { membersKey, personKey, profileKey, sessionsKey } from './keys';

export const useProfile = () => useQuery<Profile>({ queryKey: profileKey });
export const usePerson = (id: string) => useQuery<Person>({ queryKey: personKey(id) });
// Another device may have signed in since.
export const useSessions = () => useQuery<List<SessionRow>>({ queryKey: sessionsKey, refetchOnMount: 'always' });
export const useMembers = (params: Record<string, string>) =>
  useQuery<List<Member>>({ queryKey: membersKey(params), placeholderData: keepPreviousData, refetchOnMount: 'always' });
