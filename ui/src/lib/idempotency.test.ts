import { expect, it } from 'vitest';
import { KeyRing } from './idempotency';
import { randomId } from './random-id';

it('makes version 4 UUIDs without a secure origin', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(randomId()).not.toBe(randomId());
});

it('keeps the key of an input until it succeeds', () => {
  const ring = new KeyRing();
  const first = ring.keyFor({ rate: 19 });
  expect(ring.keyFor({ rate: 19 })).toBe(first);
  expect(ring.keyFor({ rate: 20 })).not.toBe(first);
  const second = ring.keyFor({ rate: 20 });
  ring.reset();
  expect(ring.keyFor({ rate: 20 })).not.toBe(second);
});
