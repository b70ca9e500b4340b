import type { LiveKind } from '../../lib/api';
import type { Event } from '../stale';

/** The event of stale.ts that each kind of live event is; null for one that makes everything stale. */
export const eventOf: Record<LiveKind, Event | null> = {
  application_sent: 'ApplicationSent',
  application_changed: 'ApplicationChanged',
  application_notes_changed: 'ApplicationNotesChanged',
  job_changed: 'JobChanged',
  employer_changed: 'MembersChanged',
  sessions_changed: 'SessionsEnded',
  feedback_changed: 'FeedbackDecided',
  notifications_changed: 'NotificationsChanged',
  message_sent: 'MessageSent',
  message_changed: 'MessageChanged',
  conversation_read: 'ConversationRead',
  conversation_changed: 'ConversationChanged',
  chat_changed: 'ChatChanged',
  office_changed: 'OfficeChanged',
  rights_removed: null,
};
