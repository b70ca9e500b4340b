import type { Conversation, Message, MessagePreview } from '../../lib/api';
import { counted, firstName } from '../../lib/format';
import { once } from '../../lib/once';
import { voiceNote } from '../../lib/voice-note';

const clock = once(() => new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }));
const day = once(() => new Intl.DateTimeFormat(undefined, { weekday: 'long', month: 'long', day: 'numeric' }));
const brief = once(() => new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' }));

export const timeOf = (at: number) => clock().format(at);

const startOfDay = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** 'Today', 'Yesterday', or the date. */
export function dayOf(at: number, now = Date.now()): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : day().format(at);
}

/** The time for today, the date for other days. */
export const listTime = (at: number, now = Date.now()) => (startOfDay(at) === startOfDay(now) ? timeOf(at) : brief().format(at));

export const isSameDay = (one: number, other: number) => startOfDay(one) === startOfDay(other);

const cards: Record<NonNullable<Message['card']>, string> = {
  applied: 'Application sent',
  shortlisted: 'Put on the shortlist',
  interview: 'Interview',
  interview_off: 'Interview canceled',
  offer: 'Offer',
  offer_declined: 'Offer declined',
  hired: 'Hired',
  declined: 'Not selected',
  withdrawn: 'Application withdrawn',
  not_selected: 'Not selected',
  contract: 'Contract',
};

export const cardTitle = (card: NonNullable<Message['card']>) => cards[card];

/** One line about the newest message of a conversation. */
export function previewOf({ deleted, isYou, text, files, voice, card }: MessagePreview): string {
  if (deleted) return 'Message deleted';
  if (card) return cardTitle(card);
  const said = text || (voice === null ? counted(files, 'file', 'files') : voiceNote(voice));
  return isYou ? `You: ${said}` : said;
}

/** A moment as an input of the type datetime-local has it: local time to the minute. */
export function inputTime(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** A template's text for a conversation. It greets a person by first name. */
export const filled = (text: string, { with: { kind, name }, title }: Pick<Conversation, 'with' | 'title'>) =>
  text.replaceAll('{name}', kind === 'person' ? firstName(name) : name).replaceAll('{job}', title);
