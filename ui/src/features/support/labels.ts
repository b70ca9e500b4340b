// Labels for the chat's status strip and the support inbox.
import type { ChatSession, InboxChat, SupportNow } from '../../lib/api';
import { counted } from '../../lib/format';
import { siteFormat } from '../../lib/zones';

/** Formats a duration in its largest sensible unit: "4 minutes", "3 hours", "2 days". */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return counted(minutes, 'minute', 'minutes');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'hour', 'hours') : counted(Math.round(hours / 24), 'day', 'days');
}

const opening = siteFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit' });

/** "after Monday 9:00 AM" outside support hours; otherwise the usual reply time. */
function usualReplyText({ isOpen, opensAt, usualReplySeconds }: Pick<SupportNow, 'isOpen' | 'opensAt' | 'usualReplySeconds'>): string {
  if (!isOpen && opensAt !== null) return `after ${opening(opensAt)}`;
  if (usualReplySeconds === null) return 'not known yet';
  return usualReplySeconds < 60 ? 'under a minute' : `about ${formatDuration(usualReplySeconds)}`;
}

type SupportAvailability = Pick<SupportNow, 'isOpen' | 'opensAt' | 'usualReplySeconds'>;

/** Returns the text of the chat's status strip. */
export function statusText(session: Pick<ChatSession, 'status' | 'agent'> | null, now: SupportAvailability): string {
  if (!session) return 'Not connected';
  if (session.status === 'connected') return session.agent ? `Connected with ${session.agent}` : 'Connected';
  if (session.status === 'ended') return session.agent ? `This chat has ended · ${session.agent}` : 'This chat has ended';
  return `Waiting · usual reply ${usualReplyText(now)}`;
}

/** Returns the visitor's name, the email address they left, or "A visitor". */
export const visitorName = (chat: Pick<InboxChat, 'userName' | 'email'>): string => chat.userName ?? chat.email ?? 'A visitor';
