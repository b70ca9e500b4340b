// The kinds of feedback, their API types, and the default subjects, all as specified.

import type { Tone } from '../../kit/pill';
import type { FeedbackState, FeedbackType } from '../../lib/api';

export type Kind = 'like' | 'dislike' | 'feature_request' | 'bug_report';

export const kindLabels: Record<Kind, string> = {
  like: 'I like something',
  dislike: 'Could be better',
  feature_request: 'I have an idea',
  bug_report: 'Something’s broken',
};

const types: Record<Kind, FeedbackType> = {
  like: 'general_feedback',
  dislike: 'improvement_suggestion',
  feature_request: 'feature_request',
  bug_report: 'bug_report',
};

const titles: Partial<Record<string, string>> = {
  like: 'What I Like About the product',
  dislike: 'What Could Be Improved',
  feature_request: 'Feature Request',
  bug_report: 'Bug Report',
};

/** Builds the request body. A blank subject becomes the default for the kind. */
export function feedbackBody(kind: Kind, subject: string, description: string) {
  return {
    feedbackType: types[kind],
    title: subject.trim() || (titles[kind] ?? 'User Feedback'),
    description: description.trim(),
    priority: kind === 'bug_report' ? ('high' as const) : ('medium' as const),
  };
}

export const typeLabels: Record<FeedbackType, string> = {
  general_feedback: 'Likes something',
  improvement_suggestion: 'Could be better',
  feature_request: 'Idea',
  bug_report: 'Broken',
};

export const stateLabels: Record<FeedbackState, { label: string; tone: Tone }> = {
  new: { label: 'New', tone: 'plain' },
  planned: { label: 'Planned', tone: 'info' },
  shipped: { label: 'Shipped', tone: 'ok' },
  declined: { label: 'Declined', tone: 'warn' },
};
