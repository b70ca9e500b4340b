import { expect, it } from 'vitest';
import { describeDevice, installGuide } from './device';

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

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
it.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`, 'share'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'share'],
  // A page inside another app.
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Mobile/15E148`, null],
  [safari, 'dock'],
  [safari.replace('17.5', '16.6'), null],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', null],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'menu'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', null],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36', null],
])('knows how to install in %s', (agent, guide) => {
  expect(installGuide(describeDevice(agent))).toBe(guide);
});
