import { describe, expect, it, vi } from 'vitest';
import type { MessagePreview } from '../../lib/api';
import { siteZone } from '../../lib/site-zone';
import { dayOf, inputTime, isSameDay, previewOf } from './labels';

const message: MessagePreview = { id: 1, isYou: false, kind: 'text', card: null, text: '', files: 1, voice: null, deleted: false, sentAt: 0 };

describe('the line about the newest message', () => {
  it('says how long a voice note is', () => {
    expect(previewOf({ ...message, kind: 'voice', voice: 12_400 })).toBe('Voice note, 0:12');
    expect(previewOf({ ...message, kind: 'voice', voice: 61_000, isYou: true })).toBe('You: Voice note, 1:01');
  });

  it('counts other files, and says that a message was deleted', () => {
    expect(previewOf(message)).toBe('1 file');
    expect(previewOf({ ...message, deleted: true })).toBe('Message deleted');
  });
});

it('says the day in the site’s zone', () => {
  vi.spyOn(siteZone, 'read').mockReturnValue({ zone: 'America/Los_Angeles', zoneOffsets: [] });
  const evening = Date.parse('2026-12-04T05:30:00Z');
  expect(isSameDay(evening, Date.parse('2026-12-03T16:00:00Z'))).toBe(true);
  expect(dayOf(evening, Date.parse('2026-12-04T12:00:00Z'))).toBe('Yesterday');
  expect(dayOf(evening, evening + 10 * 86_400_000)).toBe('Thursday, December 3');
  expect(inputTime(evening, 'America/Los_Angeles')).toBe('2026-12-03T21:30');
});
