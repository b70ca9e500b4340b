// Words and groups for the states of an application.

import type { Tone } from '../../kit/pill';
import type { Application, ApplicationGroup, ApplicationStatus, DeclineReason, Verdict } from '../../lib/api';
import { counted, daysFrom, firstName, nearDay } from '../../lib/format';

interface Words {
  label: string;
  tone: Tone;
}

export const workerWords: Record<ApplicationStatus, Words & { text: string }> = {
  sent: { label: 'Sent', tone: 'plain', text: 'The employer has not opened it yet.' },
  opened: { label: 'Opened', tone: 'info', text: 'The employer has read it.' },
  shortlisted: { label: 'Shortlisted', tone: 'brand', text: 'You are among the few they are choosing from.' },
  interviewing: { label: 'Interview', tone: 'warn', text: 'They want to talk to you.' },
  offered: { label: 'Offer', tone: 'ok', text: 'They want to hire you. Accept or refuse.' },
  hired: { label: 'Hired', tone: 'ok', text: 'The job is yours.' },
  declined: { label: 'Not this time', tone: 'plain', text: 'They chose otherwise.' },
  withdrawn: { label: 'Withdrawn', tone: 'plain', text: 'You took it back.' },
  not_selected: { label: 'Not selected', tone: 'plain', text: 'The job was filled or closed.' },
};

export const employerWords: Record<ApplicationStatus, Words> = {
  sent: { label: 'New', tone: 'new' },
  opened: { label: 'Read', tone: 'plain' },
  shortlisted: { label: 'Shortlisted', tone: 'brand' },
  interviewing: { label: 'Interview', tone: 'warn' },
  offered: { label: 'Offer made', tone: 'info' },
  hired: { label: 'Hired', tone: 'ok' },
  declined: { label: 'Declined', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  not_selected: { label: 'Not selected', tone: 'plain' },
};

export const groups: { id: ApplicationGroup; label: string; none: string }[] = [
  { id: 'new', label: 'New', none: 'Nobody waits for a first answer.' },
  { id: 'shortlist', label: 'Shortlist', none: 'Nobody is on the shortlist.' },
  { id: 'interview', label: 'Interview', none: 'No interviews are under way.' },
  { id: 'offer', label: 'Offered', none: 'No offer is out.' },
  { id: 'hired', label: 'Hired', none: 'Nobody is hired yet.' },
  { id: 'declined', label: 'Closed', none: 'Nobody was declined, and nobody withdrew.' },
];

export const verdicts: { value: Verdict; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'no', label: 'No' },
];

export const declineWords: Record<DeclineReason, string> = {
  other_chosen: 'Somebody else was chosen',
  rate: 'The rate did not fit',
  experience: 'Looking for other experience',
  timing: 'The dates did not fit',
  other: 'Another reason',
};

// A start for people who do not like to write a refusal: kind, and in plain words.
const templates: Record<DeclineReason, string> = {
  other_chosen: '{name}, thank you for applying for “{job}”. This time we chose somebody else. Please look at our next notices as well.',
  rate: '{name}, thank you for applying for “{job}”. Your rate is more than we can pay for it.',
  experience: '{name}, thank you for applying for “{job}”. We need somebody with other experience for it.',
  timing: '{name}, thank you for applying for “{job}”. The dates did not work out for us.',
  other: '{name}, thank you for applying for “{job}”. It did not work out this time.',
};

/** The ready words of a reason; for one person with the names filled in. */
export function template(reason: DeclineReason, people: Pick<Application, 'worker' | 'job'>[]): string {
  const [one] = people;
  if (!one || people.length !== 1) return templates[reason];
  return templates[reason].replaceAll(/\{name\}|\{job\}/g, (mark) => (mark === '{name}' ? firstName(one.worker.name) : one.job.title));
}

/** The five steps a worker sees; null when the way ended elsewhere. */
export function progress(status: ApplicationStatus): number | null {
  const at: Partial<Record<ApplicationStatus, number>> = { sent: 0, opened: 0, shortlisted: 1, interviewing: 2, offered: 3, hired: 4 };
  return at[status] ?? null;
}

const waits = ({ status }: Pick<Application, 'status'>) => status === 'sent' || status === 'opened';

/** "Answer promised by Nov 27", "passed 2 days ago"; null when an answer came or none was promised. */
export function promise(application: Pick<Application, 'status' | 'answerBy'>, now = Date.now()): { text: string; late: boolean } | null {
  const { answerBy } = application;
  if (answerBy === null || !waits(application)) return null;
  if (answerBy >= now) return { text: `Answer promised by ${nearDay(answerBy)}`, late: false };
  return { text: `Promised answer passed ${daysFrom(answerBy, now)}`, late: true };
}

type Ended = Pick<Application, 'ending' | 'events'> & { job: Pick<Application['job'], 'postedBy' | 'applicationCount'> };

const endLabels = { filled: 'Job filled', closed: 'Job closed', expired: 'Job ran out', refused: 'Job taken down', no_answer: 'No answer' };

/** The state of an application in a word or two, for its author. */
export function workerLabel({ status, ending }: Pick<Application, 'status' | 'ending'>): Words {
  const { label, tone } = workerWords[status];
  return { label: status === 'not_selected' && ending ? endLabels[ending] : label, tone };
}

const endings = {
  filled: 'The job is filled',
  closed: 'The employer ended the job',
  expired: 'The job ran out without a choice',
  refused: 'The job was taken down',
};

/** The truth of an application that nobody chose. */
export function truth({ ending, events, job }: Ended): string {
  if (ending === 'no_answer') return `${job.postedBy} promised an answer and did not give one, so your application was closed.`;
  const listed = events.some(({ status }) => ['shortlisted', 'interviewing', 'offered'].includes(status));
  const how = ending ? endings[ending] : 'The job was filled or closed';
  return `${how}; ${listed ? 'you were shortlisted' : 'they did not come to you'}; ${counted(job.applicationCount, 'person', 'people')} applied.`;
}

interface Moment {
  label: string;
  at: number | null;
  state: 'done' | 'now' | 'next';
}

const steps: Record<string, string> = {
  sent: 'Sent',
  opened: 'Opened',
  shortlisted: 'Shortlisted',
  interviewing: 'Interview',
  offered: 'Offer made',
  hired: 'Hired',
  declined: 'Answered: not this time',
  withdrawn: 'Withdrawn',
  not_selected: 'Closed',
};

/** What happened to an application, and what was promised to come next. */
export function timeline(application: Pick<Application, 'events' | 'status' | 'answerBy'>, now = Date.now()): Moment[] {
  const past = application.events.map(({ status, at }, index, all): Moment => {
    // Back on the shortlist after an offer that was not taken.
    const again = status === 'shortlisted' && all[index - 1]?.status === 'offered';
    return { label: again ? 'Offer refused, on the shortlist' : (steps[status] ?? status), at, state: index === all.length - 1 ? 'now' : 'done' };
  });
  const next = promise(application, now);
  return next ? [...past, { label: next.text, at: null, state: 'next' }] : past;
}
