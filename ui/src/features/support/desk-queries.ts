import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CannedReply, DeskChatFull, DeskList, SupportNumbers, SupportSettings } from '../../lib/api';
import { cannedKey, deskChatKey, deskListKey, numbersKey, settingsKey } from './keys';

/** Neither end is more than three seconds behind, while somebody looks. */
const poll = 3000;
const minute = 60_000;

export const useDeskList = (params: Record<string, string>) =>
  useQuery<DeskList>({
    queryKey: deskListKey(params),
    refetchInterval: poll,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });

export const useDeskChat = (id: number) => useQuery<DeskChatFull>({ queryKey: deskChatKey(id), refetchInterval: poll, refetchOnMount: 'always' });

export const useNumbers = () => useQuery<SupportNumbers>({ queryKey: numbersKey, refetchInterval: minute, refetchOnMount: 'always' });

export const useSettings = () => useQuery<SupportSettings>({ queryKey: settingsKey, refetchOnMount: 'always' });

export const useCanned = () => useQuery<{ items: CannedReply[] }>({ queryKey: cannedKey, refetchOnMount: 'always' });
