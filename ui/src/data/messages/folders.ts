import { useQuery } from '@tanstack/react-query';
import type { ConversationFolders } from '../../lib/api';
import { changedByOthers, keyOf } from '../key';

/** The person's folders, and the jobs that their conversations are about. */
export const useFolders = () => useQuery<ConversationFolders>({ queryKey: keyOf(['/api/conversation-folders']), ...changedByOthers });
