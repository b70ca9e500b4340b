import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContactDetails, Contract, ContractEvent, ContractVersion, List } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

export const contractKey = (id: string | number) => keyOf(['/api/contracts', String(id)]);

export const useContract = (id: string) => useQuery<Contract>({ queryKey: contractKey(id), ...changedByOthers });

export const useContracts = (params: Params) =>
  useQuery<List<Contract>>({ queryKey: keyOf(['/api/contracts'], params), placeholderData: keepPreviousData, ...changedByOthers });

/** Every version of the terms, newest first. */
export const useContractVersions = (id: number) =>
  useQuery<ContractVersion[]>({ queryKey: keyOf(['/api/contracts', String(id), 'versions']), ...changedByOthers });

export const useContractTimeline = (id: number) =>
  useQuery<List<ContractEvent>>({ queryKey: keyOf(['/api/contracts', String(id), 'timeline']), ...changedByOthers });

/** The person's own contact details, as the forms of a contract suggest them. */
export const useContractContact = (id: number) => useQuery<ContactDetails>({ queryKey: keyOf(['/api/contracts', String(id), 'contact']) });
