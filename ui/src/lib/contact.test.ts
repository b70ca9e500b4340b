import { expect, it } from 'vitest';
import { hasContact, isPhone, isWebLink, mapHref, telHref } from './contact';

const nothing = { email: '', phone: '', address: '', hours: '' };

it('needs more than the hours to reach someone', () => {
  expect(hasContact(nothing)).toBe(false);
  expect(hasContact({ ...nothing, hours: 'Mon–Fri' })).toBe(false);
  for (const field of ['email', 'phone', 'address']) expect(hasContact({ ...nothing, [field]: 'x' })).toBe(true);
});

it('makes phone numbers callable', () => {
  expect(telHref('(843) 555-0100')).toBe('tel:8435550100');
  expect(telHref('+1 (503) 555-0142')).toBe('tel:+15035550142');
  for (const typed of [
    '904-555-0123 ext. 12',
    '904-555-0123, ext 12',
    '904-555-0123 ext12',
    '904-555-0123 x12',
    '904-555-0123x12',
    '904-555-0123 #12',
    '904-555-0123 (ext. 12)',
    '(904) 555-0123 (x12)',
    '904-555-0123 EXT-12',
    '904-555-0123 extn 12',
    '904-555-0123 ext #12',
    '904·555·0123 x12',
    '904–555–0123 Extension 12',
    'tel:9045550123;ext=12',
  ]) {
    expect(telHref(typed), typed).toBe('tel:9045550123;ext=12');
    expect(isPhone(typed), typed).toBe(true);
  }
});

it('tells phone numbers and web addresses from other texts', () => {
  for (const typed of ['843-555-0100', '843\u2011555\u2212 0100', '\u202a+1 904-555-0123\u202c', '+49 30/1234567', '904·555·0123', '904•555•0123'])
    expect(isPhone(typed), typed).toBe(true);
  for (const typed of [
    '12 Main St',
    '911',
    'x12',
    '555+1234567',
    '1234567890123456',
    '904-555-0123,,12',
    '555-1234 (ext. 12',
    '555-1234 ext. 12)',
    '555-1234 ext.',
    '(x12)',
  ])
    expect(isPhone(typed), typed).toBe(false);
  expect(isPhone('911', 3)).toBe(true);
  expect([isWebLink('https://meet.example.org/abc'), isWebLink('javascript:alert(1)'), isWebLink('see https://example.org')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('asks the map of the site for an address', () => {
  const address = '14 Mill St #2, Alder Creek, OR';
  expect(mapHref('https://maps.example.org/?q={address}', address)).toBe(
    'https://maps.example.org/?q=14%20Mill%20St%20%232%2C%20Alder%20Creek%2C%20OR',
  );
  expect(mapHref('https://maps.example.org/?q={address}', '$& {address}')).toBe('https://maps.example.org/?q=%24%26%20%7Baddress%7D');
});
