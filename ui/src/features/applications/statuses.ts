// Labels and groups for application statuses.

import type { Tone } from '../../kit/pill';
import type { Application, ApplicationGroup, ApplicationStatus, DeclineReason, Verdict } from '../../lib/api';
import { counted, daysFrom, firstName, nearDay } from '../../lib/format';

interface StatusLabel {
  label: string;
  tone: Tone;
}

export const workerLabels: Record<ApplicationStatus, StatusLabel & { text: string }> = {
  sent: { label: 'Sent', tone: 'plain', text: 'The employer hasn’t viewed it yet.' },
  opened: { label: 'Viewed', tone: 'info', text: 'The employer has viewed it.' },
  shortlisted: { label: 'Shortlisted', tone: 'brand', text: 'You’re one of a few they’re considering.' },
  interviewing: { label: 'Interview', tone: 'warn', text: 'They want to talk to you.' },
  offered: { label: 'Offer', tone: 'ok', text: 'They want to hire you. Accept or decline.' },
  hired: { label: 'Hired', tone: 'ok', text: 'The job is yours.' },
  declined: { label: 'Not this time', tone: 'plain', text: 'They went a different way.' },
  withdrawn: { label: 'Withdrawn', tone: 'plain', text: 'You withdrew it.' },
  not_selected: { label: 'Not selected', tone: 'plain', text: 'The job was filled or closed.' },
};

export const employerLabels: Record<ApplicationStatus, StatusLabel> = {
  sent: { label: 'New', tone: 'new' },
  opened: { label: 'Viewed', tone: 'plain' },
  shortlisted: { label: 'Shortlisted', tone: 'brand' },
  interviewing: { label: 'Interview', tone: 'warn' },
  offered: { label: 'Offer made', tone: 'info' },
  hired: { label: 'Hired', tone: 'ok' },
  declined: { label: 'Declined', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  not_selected: { label: 'Not selected', tone: 'plain' },
};

export const groups: { id: ApplicationGroup; label: string; emptyTitle: string }[] = [
  { id: 'new', label: 'New', emptyTitle: 'No one is waiting for a reply.' },
  { id: 'shortlist', label: 'Shortlist', emptyTitle: 'No one is on the shortlist.' },
  { id: 'interview', label: 'Interview', emptyTitle: 'No interviews in progress.' },
  { id: 'offer', label: 'Offered', emptyTitle: 'No offers are pending.' },
  { id: 'hired', label: 'Hired', emptyTitle: 'No one is hired yet.' },
  { id: 'declined', label: 'Closed', emptyTitle: 'No one was declined or withdrew.' },
];

export const verdicts: { value: Verdict; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'no', label: 'No' },
];

export const declineLabels: Record<DeclineReason, string> = {
  other_chosen: 'Someone else was chosen',
  rate: 'The rate didn’t fit',
  experience: 'Looking for different experience',
  timing: 'The dates didn’t fit',
  other: 'Another reason',
};

// Message templates for people who find it hard to turn someone down.
const templates: Record<DeclineReason, string> = {
  other_chosen: '{name}, thanks for applying for “{job}”. We chose someone else this time. Please keep an eye out for our next jobs.',
  rate: '{name}, thanks for applying for “{job}”. Your rate is more than we can pay.',
  experience: '{name}, thanks for applying for “{job}”. We need someone with different experience.',
  timing: '{name}, thanks for applying for “{job}”. The dates didn’t work out for us.',
  other: '{name}, thanks for applying for “{job}”. It didn’t work out this time.',
};

/** Returns the template for a reason. For a single applicant, the name and job title are filled in. */
export function declineMessage(reason: DeclineReason, people: Pick<Application, 'worker' | 'job'>[]): string {
  const [one] = people;
  if (!one || people.length !== 1) return templates[reason];
  return templates[reason].replaceAll(/\{name\}|\{job\}/g, (placeholder) => (placeholder === '{name}' ? firstName(one.worker.name) : one.job.title));
}

/** Returns the index of the step shown to the worker; null if the application ended without a hire. */
export function stepIndex(status: ApplicationStatus): number | null {
  const at: Partial<Record<ApplicationStatus, number>> = { sent: 0, opened: 0, shortlisted: 1, interviewing: 2, offered: 3, hired: 4 };
  return at[status] ?? null;
}

const awaitsReply = ({ status }: Pick<Application, 'status'>) => status === 'sent' || status === 'opened';

/** "Reply due by Nov 27" or "Reply was due 2 days ago"; null once the employer has replied, or without a deadline. */
export function replyDeadline(application: Pick<Application, 'status' | 'answerBy'>, now = Date.now()): { text: string; isOverdue: boolean } | null {
  const { answerBy } = application;
  if (answerBy === null || !awaitsReply(application)) return null;
  if (answerBy >= now) return { text: `Reply due by ${nearDay(answerBy)}`, isOverdue: false };
  return { text: `Reply was due ${daysFrom(answerBy, now)}`, isOverdue: true };
}

type EndedApplication = Pick<Application, 'ending' | 'events'> & { job: Pick<Application['job'], 'postedBy' | 'applicationCount'> };

const endLabels = { filled: 'Job filled', closed: 'Job closed', expired: 'Job expired', refused: 'Job taken down', no_answer: 'No reply' };

/** Returns the label for the worker, which names how the job ended if the worker wasn't selected. */
export function workerLabel({ status, ending }: Pick<Application, 'status' | 'ending'>): StatusLabel {
  const { label, tone } = workerLabels[status];
  return { label: status === 'not_selected' && ending ? endLabels[ending] : label, tone };
}

const endings = {
  filled: 'The job is filled',
  closed: 'The employer ended the job',
  expired: 'The job expired without a decision',
  refused: 'The job was taken down',
};

/** Explains to the worker why an application was not selected. */
export function outcomeText({ ending, events, job }: EndedApplication): string {
  if (ending === 'no_answer') return `${job.postedBy} promised a reply and didn’t send one, so your application was closed.`;
  const hasBeen = (...statuses: string[]) => events.some(({ status }) => statuses.includes(status));
  const unlisted = hasBeen('opened') ? 'they opened your application' : 'they didn’t get to your application';
  const howFar = hasBeen('shortlisted', 'interviewing', 'offered') ? 'you were shortlisted' : unlisted;
  const how = ending ? endings[ending] : 'The job was filled or closed';
  return `${how}; ${howFar}; ${counted(job.applicationCount, 'person', 'people')} applied.`;
}

interface TimelineEntry {
  label: string;
  at: number | null;
  state: 'done' | 'now' | 'next';
}

const steps: Record<string, string> = {
  sent: 'Sent',
  opened: 'Viewed',
  shortlisted: 'Shortlisted',
  interviewing: 'Interview',
  offered: 'Offer made',
  hired: 'Hired',
  declined: 'Not this time',
  withdrawn: 'Withdrawn',
  not_selected: 'Closed',
};

/** Steps that mean something else after a certain one. */
const repeated: Record<string, string> = {
  'offered shortlisted': 'Offer declined, on the shortlist',
  'interviewing shortlisted': 'Interview off, on the shortlist',
  'interviewing interviewing': 'Interview changed',
};

/** Returns the history of an application, followed by the reply deadline if one is pending. */
export function timeline(application: Pick<Application, 'events' | 'status' | 'answerBy'>, now = Date.now()): TimelineEntry[] {
  const past = application.events.map(({ status, at }, index, all): TimelineEntry => {
    const before = all[index - 1]?.status;
    return {
      label: repeated[`${before} ${status}`] ?? steps[status] ?? status,
      at,
      state: index === all.length - 1 ? 'now' : 'done',
    };
  });
  const next = replyDeadline(application, now);
  return next ? [...past, { label: next.text, at: null, state: 'next' }] : past;
}
