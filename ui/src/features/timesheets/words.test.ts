import { expect, it } from 'vitest';
import type { HoursException } from '../../lib/api';
import { exceptionText } from './words';

it('says what is unusual about hours', () => {
  const said = (exception: HoursException) => exceptionText({ overSeconds: 5_400 }, exception);
  expect(said('typed_in')).toBe('Some times were typed in, not recorded as usual');
  expect(said('over')).toBe('1 h 30 min over the weekly limit');
  expect(said('disputed')).toBe('Some of the hours are in a dispute');
});
