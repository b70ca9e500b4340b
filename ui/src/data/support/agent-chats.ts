import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InboxChatList } from '../../lib/api';
import { changedByOthers, keyOf, type Params } from '../key';

/** Polling interval in milliseconds: neither side is more than three seconds behind while the tab is visible. */
const poll = 3000;

export const useAgentChats = (params: Params) =>
  useQuery<InboxChatList>({
    queryKey: keyOf(['/api/admin/support/chats'], params),
    refetchInterval: poll,
    placeholderData: keepPreviousData,
    ...changedByOthers,
  });
