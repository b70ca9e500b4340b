// The five facts for comparing applicants, and the pairs that fit on a phone.
import type { Application } from '../../lib/api';
import { fullDay } from '../../lib/format';
import { rate } from '../../lib/money';
import { once } from '../../lib/once';

/** "12,15" → two or three distinct ids; otherwise none. */
export function readIds(text: string | null): string[] {
  const ids = [...new Set((text ?? '').split(','))].filter((id) => /^[1-9]\d{0,15}$/.test(id));
  return ids.length === 2 || ids.length === 3 ? ids : [];
}

/** All pairs: one of two people, three of three. */
export function pairsOf<T>(all: T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}

interface Fact {
  label: string;
  of: (application: Application) => string;
}

const miles = once(() => new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }));

function distance({ worker, job }: Application): string {
  if (worker.distanceMiles === null) return worker.city || 'Not listed';
  if (worker.city === job.city || worker.distanceMiles === 0) return `In ${job.city}`;
  return `${worker.city}, ${miles().format(worker.distanceMiles)} mi`;
}

/** The same five facts for each applicant. The last is the answer to the first question, or the message. */
export function factsOf(question: string | null): Fact[] {
  return [
    { label: 'Rate', of: (one) => rate(one.proposedRate, one.rateUnit, one.currency) },
    { label: 'Can start', of: ({ availableFrom }) => (availableFrom ? fullDay(availableFrom) : 'Any day') },
    { label: 'Location', of: distance },
    { label: 'Hired here', of: ({ worker }) => (worker.pastHires === 0 ? 'Not yet' : worker.pastHires === 1 ? 'Once' : `${worker.pastHires} times`) },
    question
      ? { label: question, of: ({ answers }) => answers.find((answer) => answer.question === question)?.answer ?? 'Not asked' }
      : { label: 'Message', of: ({ message }) => message || 'None' },
  ];
}
