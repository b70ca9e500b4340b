// The five facts for comparing applicants, and the pairs to show on a phone, where only two columns fit.
import type { Application } from '../../lib/api';
import { fullDay } from '../../lib/format';
import { rate } from '../../lib/money';
import { once } from '../../lib/once';

/** Parses "12,15" into two or three distinct ids. Returns an empty array for anything else. */
export function parseIds(text: string | null): string[] {
  const ids = [...new Set((text ?? '').split(','))].filter((id) => /^[1-9]\d{0,15}$/.test(id));
  return ids.length === 2 || ids.length === 3 ? ids : [];
}

/** Returns all pairs: one for two people, three for three. */
export function pairsOf<T>(all: T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}

interface Fact {
  label: string;
  get: (application: Application) => string;
}

const miles = once(() => new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }));

function distance({ worker, job }: Application): string {
  // There is no distance within a town. Towns of the same name in different states do have one.
  if (!worker.distanceMiles) return worker.city && worker.city === job.city ? `In ${job.city}` : worker.city || 'Not listed';
  return `${worker.city}, ${miles().format(worker.distanceMiles)} mi`;
}

/** Returns the five facts to compare. The last one is the answer to `question`, or the message if it is null. */
export function comparisonFacts(question: string | null): Fact[] {
  return [
    { label: 'Rate', get: (one) => rate(one.proposedRate, one.rateUnit, one.currency) },
    { label: 'Can start', get: ({ availableFrom }) => (availableFrom ? fullDay(availableFrom) : 'Not specified') },
    { label: 'Location', get: distance },
    {
      label: 'Hired here',
      get: ({ worker }) => (worker.pastHires === 0 ? 'Not yet' : worker.pastHires === 1 ? 'Once' : `${worker.pastHires} times`),
    },
    question
      ? { label: question, get: ({ answers }) => answers.find((answer) => answer.question === question)?.answer ?? 'Not asked' }
      : { label: 'Message', get: ({ message }) => message || 'None' },
  ];
}
