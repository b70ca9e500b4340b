// Section 8: the error catalog.
import * as at from './files';
import type { Row } from './row';

export const errors: Row[] = [
  ['8', 'the status code, a colon and a space, then the body (or the status text)', at.http, 'raises "{status}: {body}"'],
  ['8', 'the read helper can return null on a 401; the default is to raise', at.client, 'turns a 401 into null only where asked to'],
  // Retries.
  ['8', 'queries: none if the message contains 401, 403 or 404', at.client, 'are not tried again after %s'],
  ['8', 'up to 3 tries, the delay doubling from 1 s', at.client, 'are tried three times more, after 1, 2 and 4 seconds'],
  ['8', 'capped at 30 s', at.client, 'wait no longer than 30 seconds'],
  ['8', "mutations: none if the message contains '4'", at.client, 'are final when the message holds a 4'],
  ['8', 'so no 5xx body contains the digit 4', at.input, 's64_an_error_of_the_server_says_nothing_and_carries_an_id'],
  ['8', 'up to 2 retries, 1 s apart', at.client, 'are tried twice more, a second apart'],
  ['8', 'on a mutation error the app logs it', at.client, 'say that the line is lost after'],
  ['8', "'Network error', 'timeout', 'Connection lost' or 'Failed to fetch'", at.client, 'say that the line is lost after'],
  ['8', "redirected to '/' after 3 s", at.connectionLost, 'leads home after three seconds'],
  ['8', 'a no-op when already there', at.connectionLost, 'does nothing on the home page'],
  // Global handling.
  ['8', '10 or more unhandled rejections and script errors within 15 s lead home', at.tooMany, 'ten within fifteen seconds lead home'],
  ['8', 'at most once a minute', at.tooMany, 'at most once a minute'],
  ['8', 'never from the home page', at.tooMany, 'never from the home page'],
  ['8', "error boundary: 'Something went wrong', with auto-redirect to home", at.connectionChecks, 'the error screen counts down from 10'],
  ['8', "offline banner: 'Connection Lost'", at.connectionChecks, 'going offline shows the banner'],
  ['8', 'unknown routes redirect to home', at.routes, 'a path of nobody leads home with a warning'],
  // Toasts.
  ['8', "'Error' / 'Failed to start chat session. Please try again.'", at.support, '8: a chat that does not start'],
  ['8', "'Error' / 'Failed to send message. Please try again.'", at.support, '5, 8: blank is ignored'],
  ['8', "'Error' / 'Failed to end chat. Please try again.'", at.support, '2.3, 5: stars only while connected'],
  ['8', "'Failed to submit feedback' / 'Please try again later or contact support.'", at.feedback, 'while it is sent both buttons wait'],
  ['8', "'Chat Started' / 'You're connected to our support team.' (default variant)", at.support, '4, 7, 8: opening starts one session'],
  // Silent.
  ['8', 'analytics send failure (retried later)', at.analytics, 'what was not sent is sent with the next'],
  ['8', 'storage parse failures', at.consent, 'what is corrupt counts as nothing'],
  ['8', 'status fetch failure', at.session, 'only logs that the status of the free access did not come'],
  ['8', 'service worker failures', at.worker, 'only logs that the worker was not registered'],
  ['8', 'install tracking failures', at.reportInstall, 'only logs that an installation was not told'],
  ['8', 'activity failures', at.reportInstall, 'only logs that a ping did not arrive'],
];
