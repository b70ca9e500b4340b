import { expect, test } from 'vitest';
import type { ClockCode } from '../../lib/api';
import { shownCode } from './kiosk-code';

const qr = { size: 21, path: '' };
const code: ClockCode = {
  employer: 'Emma',
  code: '1111',
  now: 1_000_000,
  changesAt: 1_020_000,
  qr,
  ahead: [
    { code: '2222', from: 1_020_000, qr },
    { code: '3333', from: 1_080_000, qr },
  ],
};

test('without a signal, a kiosk shows two codes ahead, one after the other, and then none', () => {
  expect(shownCode(code, 0)).toMatchObject({ code: '1111', hasSignal: true });
  expect(shownCode(code, 29_000)).toMatchObject({ code: '1111', hasSignal: true });
  expect(shownCode(code, 30_000)).toMatchObject({ code: '2222', hasSignal: false });
  expect(shownCode(code, 80_000)).toMatchObject({ code: '3333', hasSignal: false });
  expect(shownCode(code, 140_000)).toBeNull();
});
