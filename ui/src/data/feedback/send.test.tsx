import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../client';
import { useOwnFeedback } from './own';
import { useSendFeedback } from './send';

interface ProbeProps {
  onDone: () => void;
  onFail: () => void;
  show: (titles: string[] | undefined, send: ReturnType<typeof useSendFeedback>['act']) => void;
}

function Probe({ onDone, onFail, show }: ProbeProps) {
  const own = useOwnFeedback(true);
  show(
    own.data?.items.map(({ title }) => title),
    useSendFeedback(onDone, onFail).act,
  );
  return null;
}

it('refetches the list after sending, and not after a failure', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const toasts: { title: string }[] = [];
  const requests: string[] = [];
  let status = 422;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    requests.push(`${method} ${path}`);
    if (method === 'GET') return Response.json({ items: toasts });
    if (status === 201) toasts.push({ title: JSON.parse(String(body)).title });
    return Response.json({}, { status });
  });
  const [onDone, onFail] = [vi.fn(), vi.fn()];
  let titles: string[] | undefined;
  let send: Parameters<ProbeProps['show']>[1] = () => undefined;
  const show: ProbeProps['show'] = (...shown) => {
    [titles, send] = shown;
  };
  const client = createQueryClient({ onMutationUnreachable: vi.fn(), onMutationSuccess: vi.fn(), onQueryUnreachable: vi.fn() });
  const root = createRoot(document.createElement('div'));
  const page = (
    <QueryClientProvider client={client}>
      <Probe onDone={onDone} onFail={onFail} show={show} />
    </QueryClientProvider>
  );
  const list = 'GET /api/feedback?limit=100';
  const sent = 'POST /api/feedback';
  const words = { feedbackType: 'bug_report', title: 'Bug Report', description: 'The map', priority: 'high' } as const;

  await act(() => root.render(page));
  await act(() => vi.waitFor(() => expect(titles).toEqual([])));
  await act(async () => {
    send(words);
    await vi.waitFor(() => expect(onFail).toHaveBeenCalled());
  });
  expect(requests).toEqual([list, sent]);
  status = 201;
  await act(async () => {
    send(words);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  });
  await act(() => vi.waitFor(() => expect(titles).toEqual(['Bug Report'])));
  expect(requests).toEqual([list, sent, sent, list]);
  await act(() => root.unmount());
});
