import { describe, expect, it } from 'vitest';
import { declineMessage, outcomeText, replyDeadline, timeline, workerLabel } from './statuses';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 20, 12);
const job = { postedBy: 'Depot Diner', applicationCount: 14, title: 'Line cook' };
const events = (...statuses: string[]) => statuses.map((status, index) => ({ status, at: now - (statuses.length - index) * day }));

describe('the reply deadline', () => {
  it('gives the date until it has passed, then how long ago it was', () => {
    expect(replyDeadline({ status: 'sent', answerBy: now + 7 * day }, now)).toEqual({ text: 'Reply due by Nov 27', isOverdue: false });
    expect(replyDeadline({ status: 'opened', answerBy: now - 2 * day }, now)).toEqual({ text: 'Reply was due 2 days ago', isOverdue: true });
    expect(replyDeadline({ status: 'opened', answerBy: now - day }, now)?.text).toBe('Reply was due yesterday');
  });

  it('is null after a reply and without a deadline', () => {
    expect(replyDeadline({ status: 'shortlisted', answerBy: now }, now)).toBeNull();
    expect(replyDeadline({ status: 'sent', answerBy: null }, now)).toBeNull();
  });
});

describe('the outcome', () => {
  it('says how the job ended, whether you were shortlisted, and how many applied', () => {
    expect(outcomeText({ ending: 'filled', events: events('sent', 'shortlisted', 'not_selected'), job })).toBe(
      'The job is filled; you were shortlisted; 14 people applied.',
    );
    expect(outcomeText({ ending: 'expired', events: events('sent', 'not_selected'), job: { ...job, applicationCount: 1 } })).toBe(
      'The job expired without a decision; they didn’t get to your application; 1 person applied.',
    );
    expect(outcomeText({ ending: 'closed', events: events('sent', 'opened', 'not_selected'), job })).toBe(
      'The employer ended the job; they opened your application; 14 people applied.',
    );
  });

  it('has a short label', () => {
    expect(workerLabel({ status: 'not_selected', ending: 'filled' }).label).toBe('Job filled');
    expect(workerLabel({ status: 'not_selected', ending: null }).label).toBe('Not selected');
    expect(workerLabel({ status: 'offered', ending: null }).label).toBe('Offer');
  });

  it('says so when the employer never replied', () => {
    expect(outcomeText({ ending: 'no_answer', events: events('sent', 'not_selected'), job })).toContain(
      'Depot Diner promised a reply and didn’t send one',
    );
  });
});

describe('the timeline', () => {
  it('ends with the reply deadline while a reply is pending', () => {
    const moments = timeline({ status: 'opened', answerBy: now + 7 * day, events: events('sent', 'opened') }, now);
    expect(moments.map(({ label, state }) => [label, state])).toEqual([
      ['Sent', 'done'],
      ['Viewed', 'now'],
      ['Reply due by Nov 27', 'next'],
    ]);
  });

  it('names a declined offer', () => {
    const moments = timeline({ status: 'shortlisted', answerBy: now, events: events('sent', 'offered', 'shortlisted') }, now);
    expect(moments.at(-1)?.label).toBe('Offer declined, on the shortlist');
  });
});

describe('decline templates', () => {
  const person = (name: string) => ({ worker: { name }, job }) as Parameters<typeof declineMessage>[1][number];

  it('are filled in for one applicant and keep their placeholders for several', () => {
    expect(declineMessage('timing', [person('Una W.')])).toBe('Una, thanks for applying for “Line cook”. The dates didn’t work out for us.');
    expect(declineMessage('timing', [person('Una W.'), person('Udo W.')])).toContain('{name}, thanks for applying for “{job}”');
  });

  it('leave placeholders inside a job title alone', () => {
    const odd = { worker: { name: 'Una W.' }, job: { ...job, title: 'A {name}' } } as Parameters<typeof declineMessage>[1][number];
    expect(declineMessage('rate', [odd])).toContain('“A {name}”');
  });
});
