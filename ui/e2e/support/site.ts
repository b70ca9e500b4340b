// The site's API without a browser: people, jobs and applications in one line each.
import type { Application, ApplicationAction, Job, JobList, Role, Site as Settings, User } from '../../src/lib/api';

export interface Person {
  id: number;
  name: string;
  email: string;
  password: string;
  sid: string;
}

interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

export const password = 'correct horse battery';

let count = 0;
/** Returns a word that no other test of this run uses and that the search matches as it is. */
export function uniqueWord(): string {
  count += 1;
  const letters = `${process.pid}x${count}x${Date.now() % 1e6}`.replace(/\d/g, (digit) => 'bcdfghklmn'[Number(digit)] ?? 'b');
  return `q${letters}`;
}

const sidOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => /^sid=([^;]+)/.exec(cookie)?.[1])
    .find(Boolean);

export class Site {
  constructor(
    readonly origin: string,
    readonly ip: string,
  ) {}

  async request<T = unknown>(method: string, path: string, body?: unknown, as?: Pick<Person, 'sid'>): Promise<Answer<T>> {
    const headers: Record<string, string> = {
      Accept: 'application/json',
      Origin: this.origin,
      'X-Forwarded-For': this.ip,
      'Idempotency-Key': crypto.randomUUID(),
    };
    if (as) headers.Cookie = `sid=${as.sid}`;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const answer = await fetch(this.origin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = answer.headers.get('Content-Type')?.includes('json');
    return { status: answer.status, body: (json ? JSON.parse(text) : text) as T, headers: answer.headers };
  }

  /** Like `ask`, but throws unless the call succeeds. */
  async requestOk<T>(method: string, path: string, body?: unknown, as?: Person): Promise<T> {
    const answer = await this.request<T>(method, path, body, as);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async #enter(path: string, body: { email: string; password: string }): Promise<Person> {
    const { status, body: user, headers } = await this.request<User>('POST', path, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(user)}`);
    const sid = sidOf(headers);
    if (!sid) throw new Error(`${path} returned no session cookie`);
    return { id: user.id, name: user.name, email: body.email, password: body.password, sid };
  }

  async signUp(name: string, ...roles: Role[]): Promise<Person> {
    const body = { name, email: `${uniqueWord()}@example.org`, password };
    const person = await this.#enter('/api/auth/sign-up', body);
    for (const role of roles) await this.role(person, role);
    return person;
  }

  signIn(email: string, word = password): Promise<Person> {
    return this.#enter('/api/auth/sign-in', { email, password: word });
  }

  setUp(token: string, site: Record<string, unknown>): Promise<Person> {
    return this.#enter('/api/setup', { token, name: 'Olive Operator', email: 'olive@example.org', password, site } as never);
  }

  /** A change of role issues a new session. */
  async role(person: Person, role: Role): Promise<void> {
    const { status, body, headers } = await this.request<User>('PUT', '/api/auth/role', { role }, person);
    if (status >= 300) throw new Error(`Role ${role}: ${status} ${JSON.stringify(body)}`);
    person.sid = sidOf(headers) ?? person.sid;
  }

  postJob(as: Person, overrides: Partial<Job> = {}): Promise<Job> {
    const job = {
      title: `Paint the fence ${uniqueWord()}`,
      description: 'Two coats on forty feet of fence.\n\n- Paint is there\n- Bring brushes',
      category: 'home',
      kind: 'one_off',
      budgetMin: 1800,
      budgetMax: 2000,
      budgetUnit: 'hour',
      city: 'Springfield',
      state: 'IL',
      ...overrides,
    };
    return this.requestOk('POST', '/api/jobs', job, as);
  }

  apply(as: Person, jobId: number, overrides: Record<string, unknown> = {}): Promise<Application> {
    const body = { proposedRate: 1950, rateUnit: 'hour', message: 'I can start on Monday.', answers: [], ...overrides };
    return this.requestOk('POST', `/api/jobs/${jobId}/applications`, body, as);
  }

  /** Takes a step on an application. An offer, its acceptance and an interview get the fields they need. */
  act(as: Person, applicationId: number, action: ApplicationAction, body: Record<string, unknown> = {}): Promise<Application> {
    const needed: Partial<Record<ApplicationAction, Record<string, unknown>>> = {
      offer: { contact: { phone: '217-555-0100', note: 'Ask for Edith.' } },
      accept: { contact: { phone: '217-555-0199' } },
      interview: { at: Date.now() + 2 * 86_400_000, how: 'in_person', where: '12 Main St' },
    };
    return this.requestOk('POST', `/api/applications/${applicationId}/${action}`, { ...needed[action], ...body }, as);
  }

  /** Applies, offers and accepts; returns the id of the contract. */
  async hire(employer: Person, worker: Person, job: Job, pay = { rate: 1950, rateUnit: 'hour' }): Promise<number> {
    const { id } = await this.apply(worker, job.id, { answers: job.questions.map(() => 'Yes.') });
    await this.act(employer, id, 'offer', pay);
    const { contractId } = await this.act(worker, id, 'accept');
    if (contractId === null) throw new Error('Accepting created no contract');
    return contractId;
  }

  /** Ends the promotions that run. */
  async endPromotions(operator: Person): Promise<void> {
    const { items } = await this.requestOk<{ items: { id: number }[] }>('GET', '/api/admin/promotions', undefined, operator);
    for (const { id } of items) await this.requestOk('POST', `/api/admin/promotions/${id}/end`, {}, operator);
  }

  /** Uploads a file of jobs and returns its id. */
  async importFile(as: Person, name: string, text: string): Promise<number> {
    const headers = { Origin: this.origin, Cookie: `sid=${as.sid}`, 'X-Forwarded-For': this.ip, 'Content-Type': 'application/octet-stream' };
    const answer = await fetch(`${this.origin}/api/admin/imports?name=${name}`, { method: 'POST', headers, body: text });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { id: number }).id;
  }

  jobs(search = ''): Promise<JobList> {
    return this.requestOk('GET', `/api/jobs${search}`);
  }

  settings(): Promise<Settings> {
    return this.requestOk('GET', '/api/site');
  }
}
