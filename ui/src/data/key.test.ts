import { expect, it } from 'vitest';
import { keyOf } from './key';

it('leaves out empty parameters, so that a request has one key', () => {
  expect(keyOf(['/api/jobs'], { query: '', cursor: null, sort: undefined })).toEqual(['/api/jobs']);
  expect(keyOf(['/api/jobs', 17, 'applications'], { group: 'new' })).toEqual(['/api/jobs', '17', 'applications', { group: 'new' }]);
});
