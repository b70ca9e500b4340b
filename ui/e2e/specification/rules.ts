// Section 5: validation rules.
import * as at from './files';
import type { Row } from './row';

export const rules: Row[] = [
  ['5', 'the stored theme is accepted only if light, dark or auto', at.pages, 'the_theme_is_in_the_html_before_the_first_paint'],
  ['5', 'corrupt JSON in stored cookies falls back to empty or null', at.consent, 'corrupt values count as unset'],
  ['5', 'recently viewed jobs: 10, de-duplicated, newest first', at.consent, 'recent jobs are the last ten'],
  // Feedback.
  ['5', 'not blank after trimming; the button is disabled while blank', at.feedback, 'blank feedback is not sent, and Enter says why'],
  ['5', "'Feedback required' / 'Please share your thoughts with us.'", at.feedback, 'blank feedback is not sent, and Enter says why'],
  ['5', 'the send button is disabled while sending', at.feedback, 'both buttons are disabled while sending'],
  ['5', 'subject is optional', at.feedback, 'a custom subject is sent along and cleared'],
  // Chat message.
  ['5', 'ignored if empty or whitespace-only', at.support, 'blank is ignored, Enter sends, Shift+Enter does not, and unsent text stays'],
  ['5', 'ignored if there is no session', at.support, 'a chat that fails to start says so and can be retried'],
  ['5', 'Enter sends and Shift+Enter does not', at.support, 'blank is ignored, Enter sends, Shift+Enter does not, and unsent text stays'],
  [
    '5',
    'the input and button are disabled while a send is pending',
    at.support,
    'blank is ignored, Enter sends, Shift+Enter does not, and unsent text stays',
  ],
  ['5', "'No active chat session'", at.chat, 'sends nothing without a session'],
  ['5', 'the rating runs 1 to 5 and may be left unset', at.support, 'stars only while connected'],
  // Feedback type.
  ['5', 'like to general_feedback', at.kinds, '%s is sent as %s'],
  ['5', 'dislike to improvement_suggestion', at.kinds, '%s is sent as %s'],
  ['5', 'feature_request to feature_request', at.kinds, '%s is sent as %s'],
  ['5', 'bug_report to bug_report', at.kinds, '%s is sent as %s'],
  ['5', "'What I Like About the product'", at.kinds, '%s is sent as %s'],
  ['5', "'What Could Be Improved'", at.kinds, '%s is sent as %s'],
  ['5', "'Feature Request'", at.kinds, '%s is sent as %s'],
  ['5', "'Bug Report'", at.kinds, '%s is sent as %s'],
  ['5', "otherwise 'User Feedback'", at.kinds, 'has a default subject for an unknown kind'],
  ['5', 'priority is high for bug_report and otherwise medium', at.kinds, '%s is sent as %s'],
];
