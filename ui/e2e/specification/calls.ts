// Section 7: API calls.
import * as at from './files';
import type { Row } from './row';

export const calls: Row[] = [
  ['7', 'all requests send session credentials', at.http, 'sends credentials, and a JSON body with its type'],
  ['7', 'a JSON body and JSON content type only when there is a body', at.http, 'sends credentials, and a JSON body with its type'],
  ['7', "GET on the path built by joining the query key parts with '/'", at.client, 'joins the parts of a key'],
  // Account.
  ['7', 'GET /api/auth/user: the current user', at.people, 'the account is its id, name, email and role'],
  ['7', 'no retry', at.session, 'requests the account once, without retries'],
  ['7', 'invalidated at logout', at.signOut, 'clears the user and the tour, then navigates'],
  ['7', '/api/logout: clears the user and the tour-skipped flag, then navigates', at.signOut, 'clears the user and the tour, then navigates'],
  ['7', "on an exception it goes to '/'", at.signOut, 'goes home when that fails'],
  // Analytics, connection, free access.
  ['7', 'POST /api/analytics: events (list), session (object)', at.analytics, 'page views are sent after 30 s'],
  ['7', 'sent every 30 s', at.analytics, 'page views are sent after 30 s'],
  ['7', 'on page unload', at.analytics, 'leaving the page sends pending events'],
  ['7', 'and as soon as it is hidden', at.analytics, 'a search is tracked with its query and result count'],
  ['7', 'immediately after user_signup', at.analytics, 'a new account and its first job are sent at once'],
  ['7', 'immediately after job_posted', at.analytics, 'a new account and its first job are sent at once'],
  ['7', 'immediately after application_submitted', at.analytics, 'an application is sent at once, with its fields'],
  ['7', 'immediately after consent_given', at.analytics, 'consent is sent at once'],
  ['7', 'on failure the events are re-queued', at.analytics, 'events that failed to send are sent with the next batch'],
  ['7', 'HEAD /favicon.ico, no-cache, 5 s timeout', at.connectionChecks, 'a check sends HEAD /favicon.ico every five minutes'],
  ['7', 'GET /api/paywall/status: isActive, reason, remainingMinutes, isSuperAdminBypass', at.paywall, 'the response has exactly these four fields'],
  ['7', 'polled every 60 s, while visible', at.paywall, 'nothing shows while nothing is free'],
  // Support chat.
  ['7', 'POST /api/support/chat/start: subject (sent without a value)', at.support, 'opening starts one session'],
  ['7', 'the session (id, status)', at.support, 'opening starts one session'],
  ['7', "POST /api/support/chat/message: sessionId, message, messageType ('text')", at.support, 'opening starts one session'],
  ['7', 'GET /api/support/chat/{sessionId}/messages: id, message, isFromAgent, sentAt', at.support, 'opening starts one session'],
  ['7', 'polled every 3 s while a session exists, while visible', at.support, 'messages are polled every 3 s while a session exists'],
  ['7', 'POST /api/support/chat/{sessionId}/end: satisfaction (1 to 5)', at.support, 'opening starts one session'],
  ['7', 'satisfaction null', at.support, 'end while waiting sends null'],
  // App and feedback.
  ['7', 'POST /api/mobile/pwa/install: deviceId, deviceType, browserName, browserVersion', at.app, "Install App' shows while a prompt is held"],
  ['7', 'osName, osVersion, isStandalone, installationMethod, userAgent', at.app, "Install App' shows while a prompt is held"],
  ['7', 'installationMethod prompt', at.app, "Install App' shows while a prompt is held"],
  ['7', 'installationMethod manual', at.app, 'an installed app offers no install'],
  ['7', 'PATCH /api/mobile/pwa/active: deviceId, every 5 minutes', at.app, 'the app in its own window says so'],
  ['7', 'GET /api/mobile/notifications: unreadCount, only when signed in', at.app, 'the unread count is requested only when signed in'],
  ['7', 'POST /api/feedback: feedbackType, title, description, priority', at.feedback, 'by a visitor too'],
  ['7', 'the list of feedback is refreshed on success', at.sending, 'refetches the list after sending'],
  // Fallback paths, service worker, device types.
  ['7', "a TypeError or 'Failed to fetch': retried once on an alternative path", at.http, 'is tried once, with the same idempotency key'],
  ['7', 'with one Idempotency-Key for all tries', at.requests, 'a mutation is retried twice'],
  ['7', '/api/jobs falls back to /api/opportunities', at.http, '%s → %s'],
  ['7', '/api/post-job falls back to /api/create-opportunity', at.http, '%s → %s'],
  ['7', '/api/job falls back to /api/opportunity', at.http, '%s → %s'],
  ['7', 'the same handler under both names', at.jobs, 'alias_paths_use_the_same_handlers'],
  ['7', 'root, main script and style can be cached offline', at.offline, 'the last list and job are readable'],
  ['7', '/api/mobile/manifest too', at.offline, 'the last list and job are readable'],
  ['7', 'under a versioned cache name', at.offline, 'a new version is offered'],
  ['7', 'the service worker is registered from /api/mobile/sw.js', at.offline, 'the last list and job are readable'],
  ['7', 'device types are desktop, android and ios', at.device, 'describes %s'],
];
