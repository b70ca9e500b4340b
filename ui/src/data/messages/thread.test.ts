import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keyOf } from '../key';
import { newestShown } from './thread';

it('what was on the screen is the newest message that has loaded, not one that waits', () => {
  const client = new QueryClient();
  expect(newestShown(client, '7')).toBeUndefined();
  client.setQueryData(keyOf(['/api/conversations', '7', 'messages'], { limit: '30' }), {
    pages: [{ items: [{ id: 42 }, { id: 41 }] }],
    pageParams: [''],
  });
  expect(newestShown(client, '7')).toBe(42);
});
