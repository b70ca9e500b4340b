import { expect, it } from 'vitest';
import { feedbackBody, type Kind } from './labels';

it.each([
  ['like', 'general_feedback', 'What I Like About the product', 'medium'],
  ['dislike', 'improvement_suggestion', 'What Could Be Improved', 'medium'],
  ['feature_request', 'feature_request', 'Feature Request', 'medium'],
  ['bug_report', 'bug_report', 'Bug Report', 'high'],
] as const)('%s is sent as %s', (kind, feedbackType, title, priority) => {
  expect(feedbackBody(kind, ' ', ' Words. ')).toEqual({ feedbackType, title, description: 'Words.', priority });
  expect(feedbackBody(kind, ' The map ', 'x').title).toBe('The map');
});

it('has a default subject for an unknown kind', () => {
  expect(feedbackBody('other' as Kind, '', 'x').title).toBe('User Feedback');
});
