import { beforeEach, expect, it, vi } from 'vitest';
import { clearCurrentMessage, type Message, readSeen, resetHistoryIfRestarted, takeMessage } from './messages';

const message = (id: number, text = `Text ${id}`): Message => ({ id, category: 'Success', minTimeSpent: id * 20, message: text });
const all = [message(1), message(2), message(3), message(2, 'The other 2')];

const store = (state: object) => localStorage.setItem('motivation', JSON.stringify(state));
const state = () => JSON.parse(localStorage.getItem('motivation') ?? 'null');

beforeEach(() => localStorage.clear());

it('stores the current message and when it was shown', () => {
  const taken = takeMessage(all, 120);
  expect(state()).toEqual({ currentMessage: taken, showMessage: true, messageHistory: [taken.id], lastMessageTime: 120 });
  clearCurrentMessage();
  expect(state()).toEqual({ currentMessage: null, showMessage: false, messageHistory: [taken.id], lastMessageTime: 120 });
});

it('picks only unseen ids', () => {
  store({ messageHistory: [1, 2], lastMessageTime: 120 });
  expect(takeMessage(all, 720).id).toBe(3);
  expect(state().messageHistory).toEqual([1, 2, 3]);
});

it('chooses at random, regardless of minTimeSpent', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.999);
  expect(takeMessage(all, 1).message).toBe('Text 1');
  localStorage.clear();
  expect(takeMessage(all, 1).message).toBe('The other 2');
});

it('starts over once all messages were shown', () => {
  store({ messageHistory: [1, 2, 3], lastMessageTime: 720 });
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
  expect(takeMessage(all, 2520).id).toBe(2);
  expect(state().messageHistory).toEqual([2]);
});

it('ignores the stored state if its last message is later than the tracked time', () => {
  store({ messageHistory: [1, 2], lastMessageTime: 720 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(takeMessage(all, 120).id).toBe(1);
  expect(state()).toMatchObject({ messageHistory: [1], lastMessageTime: 120 });
});

it('clears the history when the count restarts, even before the first card', () => {
  store({ currentMessage: null, showMessage: false, messageHistory: [1, 2], lastMessageTime: 120 });
  resetHistoryIfRestarted(120);
  expect(state().messageHistory).toEqual([1, 2]);
  resetHistoryIfRestarted(1);
  expect(state()).toEqual({ currentMessage: null, showMessage: false, messageHistory: [], lastMessageTime: 0 });
  expect(takeMessage([message(1)], 120).id).toBe(1);
  expect(state().messageHistory).toEqual([1]);
});

it('stores the last fifty cards, newest first, across restarts of the count', () => {
  for (let n = 1; n <= 60; n += 1) takeMessage([message(n)], 120);
  const seen = readSeen();
  expect(seen).toHaveLength(50);
  expect(seen[0]).toMatchObject({ id: 60, category: 'Success', message: 'Text 60', after: 120 });
  expect(seen[49]?.id).toBe(11);
});
