import type { Change } from '../../lib/live-channel';
import type { Event } from '../stale';

/** The event of stale.ts that each kind of change is; null for one that makes everything stale. */
export const eventOf: Record<Change, Event | null> = {
  application_sent: 'ApplicationSent',
  application_changed: 'ApplicationChanged',
  application_notes_changed: 'ApplicationNotesChanged',
  contract_changed: 'ContractChanged',
  rapid_hire_changed: 'RapidHireChanged',
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
  presence: 'PresenceChanged',
  rights_removed: null,
};
