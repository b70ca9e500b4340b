import { useQuery } from '@tanstack/react-query';
import type { Person, Profile } from '../../lib/api';
import { personKey, profileKey } from './keys';

export const useProfile = () => useQuery<Profile>({ queryKey: profileKey });
export const usePerson = (id: string) => useQuery<Person>({ queryKey: personKey(id) });
