// Section 3: entities and their fields. Section 6: roles and permissions.
import * as at from './files';
import type { Row } from './row';

export const entities: Row[] = [
  ['3', 'current user: id, name, email, role', at.people, 'the account is its id, name, email and role'],
  ['3', 'event: event name, properties, userId, sessionId, timestamp, page path, userAgent', at.analytics, 'page views are sent after 30 s'],
  ['3', 'session: sessionId, startTime, lastActivity, pageViews, events, userId, deviceInfo', at.analytics, 'page views are sent after 30 s'],
  ['3', 'deviceInfo: userAgent, language, timezone, screenResolution, viewport', at.analytics, 'page views are sent after 30 s'],
  ['3', 'cookie preferences: analytics, functional, performance', at.consent, 'Accept All: consent, and all three'],
  ['3', 'application draft, per job id', at.consent, 'each cookie lives as long as specified'],
  ['3', 'recently viewed jobs: list of job ids', at.consent, 'recent jobs are the last ten'],
  ['3', 'last search', at.consent, 'each cookie lives as long as specified'],
  ['3', 'job post tracking: category, budget, isUrgent, city, state', at.analytics, 'a new account and its first job are sent at once'],
  ['3', 'application tracking: jobId, proposedRate', at.analytics, 'an application is sent at once, with its fields'],
  ['3', 'search tracking: query, category, resultsCount', at.analytics, 'a search is tracked with its query and result count'],
  ['3', 'ids 3 to 505 appear twice, in a second batch', at.catalog, 'holds 2,003 messages: ids 1 to 1500, then a second batch'],
  ['3', 'minTimeSpent grows by 15 to 30 per entry, last value 89850', at.catalog, 'rises by 15 to 30 seconds an entry'],
  ['3', 'sessionStartTime, totalTimeSpent (seconds), isActive, lastUpdate', at.tracker, 'saves when the page is left'],
  ['3', 'currentMessage, showMessage, messageHistory (shown ids), lastMessageTime', at.messages, 'stores the current message and when it was shown'],
  ['3', 'isActive, reason, remainingMinutes, isSuperAdminBypass', at.paywall, 'the response has exactly these four fields'],
  ['3', 'support chat session: id, status, subject', at.support, 'opening starts one session'],
  ['3', 'chat message: id, message, isFromAgent, sentAt, messageType', at.support, 'opening starts one session'],
  ['3', 'feedbackType, title, description, priority', at.feedback, 'by a visitor too'],
  ['3', 'install record', at.app, "Install App' shows while a prompt is held"],
  ['3', 'notification summary: unreadCount', at.app, 'the unread count is requested only when signed in'],
  ['3', 'eleven motivation categories', at.catalog, 'has eleven categories'],
  ['3', 'a device id is generated once and stored locally', at.app, "Install App' shows while a prompt is held"],
  ['6', 'a role must be set after sign-in; otherwise role selection', at.guard, "matches the specification's states"],
  ['6', 'a superadmin bypass flag gives unlimited free access', at.paywall, 'SUPERADMIN ACCESS is unlimited'],
  ['6', 'mobile items flagged as needing sign-in are hidden', at.navigation, 'offers two items when signed out'],
  ['6', 'the notifications call is made only when signed in', at.app, 'the unread count is requested only when signed in'],
  ['6', 'server-side access rules', at.policy, 's23_every_cell_of_the_matrix_is_enforced'],
];
