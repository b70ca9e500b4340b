import { expect, it } from 'vitest';
import { describeDevice } from './device';

const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { deviceType: 'ios', osName: 'iOS', osVersion: '18.0', browserName: 'Safari', browserVersion: '18' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    { deviceType: 'android', osName: 'Android', osVersion: '14', browserName: 'Chrome', browserVersion: '126' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    { deviceType: 'desktop', osName: 'Windows', osVersion: '10.0', browserName: 'Edge', browserVersion: '126' },
  ],
  [safari, { deviceType: 'desktop', osName: 'macOS', osVersion: '10.15.7', browserName: 'Safari', browserVersion: '17' }],
  ['curl/8', { deviceType: 'desktop', osName: '', osVersion: '', browserName: '', browserVersion: '' }],
])('describes %s', (agent, device) => {
  expect(describeDevice(agent)).toEqual({ ...device, userAgent: agent });
});

it('recognizes an iPad, which claims to be a Mac, by its touch points', () => {
  expect(describeDevice(safari, 5)).toMatchObject({ deviceType: 'ios', osName: 'iPadOS', osVersion: '' });
  expect(describeDevice(safari, 0).deviceType).toBe('desktop');
});
