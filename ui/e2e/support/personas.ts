// A person for each session state, with something real behind every path: a job, a profile and a contract.
import type { Job } from '../../src/lib/api';
import type { Person, Site } from './site';
import type { State } from './table';

export interface Persona {
  person: Person | null;
  job: Job;
  profileId: number;
  contract: number;
  /** The conversation about the contract. */
  conversation: number;
  /** A file that staff uploaded. */
  importId: number | null;
}

interface Names {
  employer: string;
  worker: string;
  job: Partial<Job>;
}

export const defaultNames: Names = { employer: 'Edda Employer', worker: 'Will Worker', job: {} };

const long = (letter: string, length: number) => `${letter.toUpperCase()}${'a'.repeat(5)}${letter.repeat(length)}`.slice(0, length);

export const longNames: Names = {
  employer: `${long('w', 50)} ${long('m', 49)}`,
  worker: `${long('b', 50)} ${long('n', 49)}`,
  job: {
    title: long('w', 140),
    description: `${'A paragraph that runs over several lines, as the people of this town like to write them. '.repeat(6)}\n\n- ${long('x', 200)}`,
    city: long('c', 100),
    state: long('s', 40),
    area: long('q', 60),
    whenText: long('v', 60),
    skills: [long('k', 40), 'Ladder'],
    questions: [long('u', 200)],
    budgetMin: 1_234_567_89,
    budgetMax: 9_876_543_21,
    isUrgent: true,
    openings: 1,
  },
};

/** Creates a person in this state, with an open job and a filled one for which they were hired or hired someone. */
export async function createPersona(site: Site, state: State, operator: Person, names: Names): Promise<Persona> {
  const employer = state === 'staff' ? operator : await site.signUp(names.employer, 'employer');
  const worker = await site.signUp(names.worker, 'worker');
  // A profile that everyone may see has a page in every state.
  await site.requestOk('PUT', '/api/profile', { name: names.worker, visibility: 'everyone' }, worker);
  const filled = await site.postJob(employer, names.job);
  const contract = await site.hire(employer, worker, filled);
  const { id: conversation } = await site.requestOk<{ id: number }>(
    'POST',
    '/api/conversations',
    { subject: { kind: 'contract', id: contract } },
    worker,
  );
  for (const one of [worker, employer]) {
    await site.requestOk('POST', `/api/conversations/${conversation}/messages`, { text: `${names.worker} `.repeat(3) }, one);
  }
  const job = await site.postJob(employer, names.job);
  if (state === 'staff') {
    const second = await site.signUp(names.worker, 'worker');
    await site.apply(second, job.id, { answers: job.questions.map(() => names.worker), message: `${names.worker} `.repeat(5) });
  }
  const person = { out: null, norole: state === 'norole' ? await site.signUp(names.worker) : null, role: worker, staff: operator }[state];
  const importId =
    state === 'staff' ? await site.importFile(operator, 'jobs.csv', `Title,Details,Pay\n${names.job.title ?? 'Line cook'},Cook.,$20/hr\n`) : null;
  return { person, job, profileId: worker.id, contract, conversation, importId };
}
