import { describe, expect, it } from 'vitest';
import type { MessagePreview } from '../../lib/api';
import { previewOf } from './labels';

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
