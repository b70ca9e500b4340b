import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './errors';
import { fallbackPath, request } from './http';
import { askingFor, settlePassword } from './step-up';

function answer(status: number, body = '', headers: Record<string, string> = {}) {
  return new Response(body === '' ? null : body, { status, statusText: 'Status Text', headers });
}

function stub(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    if (!next) throw new Error('One request too many');
    return next;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const lineDown = () => new TypeError('Failed to fetch');

describe('request', () => {
  it('sends credentials, and a JSON body with its type only when there is one', async () => {
    const fetch = stub(answer(200, '{"a":1}'), answer(204));
    await expect(request('POST', '/api/profile', { body: { b: 2 } })).resolves.toEqual({ a: 1 });
    await expect(request('GET', '/api/profile')).resolves.toBeNull();
    const [first, second] = fetch.mock.calls.map(([, init]) => init);
    expect(first).toMatchObject({ credentials: 'include', body: '{"b":2}', headers: { 'Content-Type': 'application/json' } });
    expect(second?.credentials).toBe('include');
    expect(second).not.toHaveProperty('body');
    expect(second?.headers).not.toHaveProperty('Content-Type');
  });

  it('throws "{status}: {body}", or the status text when the body is empty', async () => {
    stub(answer(500, 'broken'), answer(503));
    await expect(request('GET', '/api/site')).rejects.toThrow(/^500: broken$/);
    await expect(request('GET', '/api/site')).rejects.toThrow(/^503: Status Text$/);
  });

  it('reads the problem and the request id', async () => {
    const body = JSON.stringify({ code: 'invalid', detail: 'Look again', fields: [{ field: 'title', message: 'Too long' }] });
    stub(answer(422, body, { 'X-Request-Id': 'abc' }));
    const error = await request('POST', '/api/x', { body: {} }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, code: 'invalid', detail: 'Look again', requestId: 'abc', fields: [{ field: 'title' }] });
  });
});

describe('the password', () => {
  const asked = () => answer(401, JSON.stringify({ code: 'step_up' }));

  it('is asked for once, and the same request is sent again with its key', async () => {
    const fetch = stub(asked(), asked(), answer(200, '{"a":1}'), answer(200, '{"a":2}'));
    const both = Promise.all(['k1', 'k2'].map((key) => request('POST', '/api/admin/x', { body: { key }, idempotencyKey: key })));
    await vi.waitFor(() => expect(askingFor()).toBe('confirm'));
    settlePassword(true);
    await expect(both).resolves.toEqual([{ a: 1 }, { a: 2 }]);
    expect(askingFor()).toBeNull();
    const keys = fetch.mock.calls.map(([, init]) => (init.headers as Record<string, string>)['Idempotency-Key']);
    expect(keys).toEqual(['k1', 'k2', 'k1', 'k2']);
  });

  it('may be refused, which fails the request', async () => {
    const fetch = stub(asked());
    const failed = request('POST', '/api/admin/x', {}).catch((error: unknown) => error);
    await vi.waitFor(() => expect(askingFor()).toBe('confirm'));
    settlePassword(false);
    expect(await failed).toMatchObject({ status: 401, code: 'step_up' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/api/auth/step-up', 'unauthorized'],
    ['/api/auth/step-up', 'step_up'],
    ['/api/auth/password', 'unauthorized'],
    ['/api/employer-invitations/accept', 'unauthorized'],
  ])('renews the cookie, so a request already on its way is sent again: %s, %s', async (path, code) => {
    let arrive = (_: Response) => {};
    const fetch = vi
      .fn()
      .mockImplementationOnce(
        () =>
          new Promise<Response>((resolve) => {
            arrive = resolve;
          }),
      )
      .mockImplementation(async () => answer(200, '1'));
    vi.stubGlobal('fetch', fetch);
    const read = request('GET', '/api/jobs');
    await request('POST', path, { body: {} });
    arrive(answer(401, JSON.stringify({ code })));
    await expect(read).resolves.toBe(1);
    expect(askingFor()).toBeNull();
  });

  it('may be on its way when a request with the old cookie is refused, which then waits for it', async () => {
    let renew = (_: Response) => {};
    const renewal = new Promise<Response>((resolve) => {
      renew = resolve;
    });
    const fetch = vi
      .fn()
      .mockImplementationOnce(() => renewal)
      .mockImplementationOnce(async () => answer(401, JSON.stringify({ code: 'unauthorized' })))
      .mockImplementation(async () => answer(200, '1'));
    vi.stubGlobal('fetch', fetch);
    const role = request('PUT', '/api/auth/role', { body: {} });
    const read = request('GET', '/api/jobs');
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    renew(answer(200, '2'));
    await expect(Promise.all([role, read])).resolves.toEqual([2, 1]);
  });

  it('is not asked for when the session has ended', async () => {
    stub(answer(401, JSON.stringify({ code: 'unauthorized' })));
    await expect(request('GET', '/api/jobs')).rejects.toThrow('401');
    expect(askingFor()).toBeNull();
  });
});

describe('path aliases', () => {
  it.each([
    ['/api/jobs', '/api/opportunities'],
    ['/api/jobs/17/applications', '/api/opportunities/17/applications'],
    ['/api/jobs?sort=pay', '/api/opportunities?sort=pay'],
    ['/api/post-job', '/api/create-opportunity'],
    ['/api/job/17', '/api/opportunity/17'],
    ['/api/jobseekers', null],
    ['/api/profile', null],
  ])('%s → %s', (path, other) => expect(fallbackPath(path)).toBe(other));

  it('is tried once, with the same idempotency key', async () => {
    const fetch = stub(lineDown(), answer(201, '{"id":1}'));
    await request('POST', '/api/jobs', { body: {}, idempotencyKey: 'k1' });
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/jobs', '/api/opportunities']);
    for (const [, init] of fetch.mock.calls) expect(init.headers).toMatchObject({ 'Idempotency-Key': 'k1' });
  });

  it('is not tried when the server answered', async () => {
    const fetch = stub(answer(500, 'x'));
    await expect(request('GET', '/api/jobs')).rejects.toThrow('500');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('normalizes the message of a lost connection', async () => {
    stub(new TypeError('Load failed'), new TypeError('Load failed'));
    await expect(request('GET', '/api/jobs')).rejects.toThrow('Failed to fetch');
  });
});
