import type { Conversation, Message, MessagePreview } from '../../lib/api';
import { counted, daysBetween, firstName, nearDay, timeOf } from '../../lib/format';
import { wallTime } from '../../lib/moment';
import { voiceNote } from '../../lib/voice-note';
import { siteFormat } from '../../lib/zones';

const day = siteFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** 'Today', 'Yesterday', or the date. */
export function dayOf(at: number, now = Date.now()): string {
  const days = daysBetween(at, now);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : day(at);
}

/** The time for today, the date for other days. */
export const listTime = (at: number, now = Date.now()) => (isSameDay(at, now) ? timeOf(at) : nearDay(at));

export const isSameDay = (one: number, other: number) => daysBetween(one, other) === 0;

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

/** A moment as an input of the type datetime-local has it: the time in a zone, to the minute. */
export function inputTime(at: number, zone: string): string {
  const { date, time } = wallTime(at, zone);
  return `${date}T${time}`;
}

/** A template's text for a conversation. It greets a person by first name. */
export const filled = (text: string, { with: { kind, name }, title }: Pick<Conversation, 'with' | 'title'>) =>
  text.replaceAll('{name}', kind === 'person' ? firstName(name) : name).replaceAll('{job}', title);
