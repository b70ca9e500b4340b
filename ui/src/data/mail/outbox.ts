import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { HandedLink, List, MailCheck, MailServer, MailState, MailText, OutboxMail } from '../../lib/api';
import { request } from '../../lib/http';
import { useAction } from '../../lib/use-action';
import { changedByOthers, keyOf } from '../key';
import { useChange } from '../use-change';

interface OutboxFilter {
  state?: MailState | null;
  /** Searched for in all states. */
  address?: string | null;
  hasLink?: 'true' | 'false';
  limit?: string;
  cursor?: string | null;
}

/** The mail of the last 30 days. */
export const useOutbox = (filter: OutboxFilter) =>
  useQuery<List<OutboxMail>>({ queryKey: keyOf(['/api/admin/mail'], { ...filter }), placeholderData: keepPreviousData, ...changedByOthers });

export type MailAct = 'retry' | 'discard';

export const useMailAct = (id: number, onDone: (act: MailAct) => void) =>
  useChange({
    run: (act: MailAct, idempotencyKey) => request<OutboxMail>('POST', `/api/admin/mail/${id}/${act}`, { body: {}, idempotencyKey }),
    events: ['MailChanged'],
    waitForRefetch: true,
    onDone: (_, act) => onDone(act),
  });

/** Sends no idempotency key, because the link is a secret, and emits no event, because no page shows the change. */
export const useHandOut = (id: number, onDone: (link: HandedLink) => void) =>
  useAction({ run: (_: null) => request<HandedLink>('POST', `/api/admin/mail/${id}/link`, { body: {} }), onDone });

const serverKey = keyOf(['/api/admin/mail/server']);

export const useMailServer = () => useQuery<MailServer>({ queryKey: serverKey, ...changedByOthers });

export interface NewMailServer {
  url: string;
  /** Null leaves it as it is. */
  password: string | null;
  senderAddress: string;
  senderName: string;
}

export const useSaveMailServer = (onDone: () => void) =>
  useChange({
    run: (body: NewMailServer, idempotencyKey) => request<MailServer>('PUT', '/api/admin/mail/server', { body, idempotencyKey }),
    events: ['MailChanged'],
    cacheUpdates: (done) => [[serverKey, done]],
    onDone,
  });

export const useAllowAddress = (onDone: () => void) =>
  useChange({
    run: (address: string, idempotencyKey) => request<MailServer>('POST', '/api/admin/mail/allow', { body: { address }, idempotencyKey }),
    events: ['MailChanged'],
    cacheUpdates: (done) => [[serverKey, done]],
    onDone,
  });

/** Each check sends a test, so it's never sent twice by itself. */
export const useCheckMail = (onDone: (check: MailCheck) => void) =>
  useAction({ run: (body: { selector: string }) => request<MailCheck>('POST', '/api/admin/mail/check', { body }), once: true, onDone });

export const useMailTexts = () => useQuery<List<MailText>>({ queryKey: keyOf(['/api/admin/mail/texts']) });

export const useSaveMailText = (kind: MailText['kind'], onDone: () => void) =>
  useChange({
    run: (body: { subject: string; body: string }, idempotencyKey) =>
      request<MailText>('PUT', `/api/admin/mail/texts/${kind}`, { body, idempotencyKey }),
    events: ['MailTextsChanged'],
    onDone,
  });

export const useResetMailText = (kind: MailText['kind'], onDone: () => void) =>
  useChange({
    run: (_: null, idempotencyKey) => request<MailText>('DELETE', `/api/admin/mail/texts/${kind}`, { body: {}, idempotencyKey }),
    events: ['MailTextsChanged'],
    onDone,
  });
