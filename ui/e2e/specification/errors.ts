// Section 8: the error catalog.
import * as at from './files';
import type { Row } from './row';

export const errors: Row[] = [
  ['8', 'the status code, a colon and a space, then the body (or the status text)', at.http, 'throws "{status}: {body}"'],
  ['8', 'the read helper can return null on a 401; the default is to raise', at.client, 'returns null for a 401 only where requested'],
  // Retries.
  ['8', 'queries: none if the message contains 401, 403 or 404', at.client, 'are not retried after %s'],
  ['8', 'up to 3 tries, the delay doubling from 1 s', at.client, 'are retried three times, after 1, 2 and 4 seconds'],
  ['8', 'capped at 30 s', at.client, 'cap the delay at 30 seconds'],
  ['8', "mutations: none if the message contains '4'", at.client, 'are not retried when the message contains a 4'],
  ['8', 'so no 5xx body contains the digit 4', at.input, 's64_server_errors_reveal_nothing_and_have_an_id'],
  ['8', 'up to 2 retries, 1 s apart', at.client, 'are retried twice, a second apart'],
  ['8', 'on a mutation error the app logs it', at.client, 'report a lost connection after "%s"'],
  ['8', "'Network error', 'timeout', 'Connection lost' or 'Failed to fetch'", at.client, 'report a lost connection after "%s"'],
  ['8', "redirected to '/' after 3 s", at.connectionLost, 'redirects home after three seconds and stores the way back'],
  ['8', 'a no-op when already there', at.connectionLost, 'does nothing on the home page'],
  // Global handling.
  ['8', '10 or more unhandled rejections and script errors within 15 s lead home', at.tooMany, 'ten within fifteen seconds redirect home'],
  ['8', 'at most once a minute', at.tooMany, 'at most once a minute'],
  ['8', 'never from the home page', at.tooMany, 'never from the home page'],
  ['8', "error boundary: 'Something went wrong', with auto-redirect to home", at.connectionChecks, 'the error screen counts down from 10'],
  ['8', 'a top-level boundary logs uncaught errors', at.shell, 'a page that fails says so and can be retried'],
  ['8', "offline banner: 'Connection Lost'", at.connectionChecks, 'going offline shows the banner'],
  ['8', 'unknown routes redirect to home', at.routes, 'an unknown path redirects home with a warning'],
  // Toasts.
  ['8', "'Error' / 'Failed to start chat session. Please try again.'", at.support, 'a chat that fails to start says so and can be retried'],
  [
    '8',
    "'Error' / 'Failed to send message. Please try again.'",
    at.support,
    'blank is ignored, Enter sends, Shift+Enter does not, and unsent text stays',
  ],
  ['8', "'Error' / 'Failed to end chat. Please try again.'", at.support, 'stars only while connected'],
  ['8', "'Failed to submit feedback' / 'Please try again later or contact support.'", at.feedback, 'both buttons are disabled while sending'],
  ['8', "'Chat Started' / 'You're connected to our support team.' (default variant)", at.support, 'opening starts one session'],
  ['8', 'page view or user id failures are reported and logged', at.analytics, 'a page view that cannot be counted is reported'],
  // Silent.
  ['8', 'analytics send failure (retried later)', at.analytics, 'events that failed to send are sent with the next batch'],
  ['8', 'storage parse failures', at.consent, 'corrupt values count as unset'],
  ['8', 'status fetch failure', at.session, 'only logs a failed paywall status'],
  ['8', 'service worker failures', at.worker, 'only logs a failed registration'],
  ['8', 'install tracking failures', at.reportInstall, 'only logs a failed install report and retries it later'],
  ['8', 'activity failures', at.reportInstall, 'only logs a failed ping and keeps pinging'],
];
