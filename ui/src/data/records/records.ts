import { useQuery } from '@tanstack/react-query';
import type { RecordLink, SignedRecord, VerifiedRecord } from '../../lib/api';
import { request } from '../../lib/http';
import { keyOf } from '../key';
import { useChange } from '../use-change';

/** The signed work record behind a link. */
export const useRecord = (token: string) => useQuery<SignedRecord>({ queryKey: keyOf(['/api/records', token]) });

/** The link to the person's own work record. */
export const useRecordLink = () => useQuery<RecordLink>({ queryKey: keyOf(['/api/profile/record']) });

/** Shares the person's own work record, or ends its link. */
export const useShareRecord = (onDone: (link: RecordLink) => void) =>
  useChange({
    run: (isShared: boolean, idempotencyKey) => request<RecordLink>('PUT', '/api/profile/record', { body: { isShared }, idempotencyKey }),
    events: ['RecordShared'],
    cacheUpdates: (link) => [[keyOf(['/api/profile/record']), link]],
    onDone,
  });

/** Verifies the text of a record's file. */
export const useVerifyRecord = (onDone: (verified: VerifiedRecord) => void) =>
  useChange({
    run: (body: object) => request<VerifiedRecord>('POST', '/api/records/verify', { body }),
    events: [],
    onDone,
  });
