// Words and groups for the states of an application.

import type { Tone } from '../../kit/pill';
import type { Application, ApplicationStatus, DeclineReason } from '../../lib/api';

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
  not_selected: { label: 'Job filled', tone: 'plain', text: 'The job was filled or closed before they came to you.' },
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

export const declineWords: Record<DeclineReason, string> = {
  other_chosen: 'Somebody else was chosen',
  rate: 'The rate did not fit',
  experience: 'Looking for other experience',
  timing: 'The dates did not fit',
  other: 'Another reason',
};

/** The four steps a worker sees; null when the way ended elsewhere. */
export function progress(status: ApplicationStatus): number | null {
  const at: Partial<Record<ApplicationStatus, number>> = { sent: 0, opened: 0, shortlisted: 1, interviewing: 1, offered: 2, hired: 3 };
  return at[status] ?? null;
}

export const groups: { id: string; label: string; statuses: ApplicationStatus[] }[] = [
  { id: 'new', label: 'New', statuses: ['sent', 'opened'] },
  { id: 'shortlisted', label: 'Shortlisted', statuses: ['shortlisted', 'interviewing'] },
  { id: 'offered', label: 'Offered', statuses: ['offered'] },
  { id: 'hired', label: 'Hired', statuses: ['hired'] },
  { id: 'answered', label: 'Answered', statuses: ['declined', 'withdrawn', 'not_selected'] },
];

export const inGroup = (items: Application[], statuses: ApplicationStatus[]) => items.filter(({ status }) => statuses.includes(status));
