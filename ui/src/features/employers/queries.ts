import { useQuery } from '@tanstack/react-query';
import type { Employer, EmployerInvitation, EmployerMember, List, MyEmployer } from '../../lib/api';
import { employerKey, employersKey, invitationsKey, membersKey } from './keys';

export const useEmployers = () => useQuery<List<MyEmployer>>({ queryKey: employersKey });
export const useEmployer = (id: string) => useQuery<Employer>({ queryKey: employerKey(id) });
// Colleagues come and go by themselves.
export const useMembers = (id: string) => useQuery<List<EmployerMember>>({ queryKey: membersKey(id), refetchOnMount: 'always' });
export const useInvitations = (id: string) => useQuery<List<EmployerInvitation>>({ queryKey: invitationsKey(id), refetchOnMount: 'always' });
