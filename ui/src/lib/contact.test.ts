import { expect, it } from 'vitest';
import { hasContact, isPhone, isWebLink, telHref } from './contact';

const nothing = { email: '', phone: '', address: '', hours: '' };

it('needs more than the hours to reach someone', () => {
  expect(hasContact(nothing)).toBe(false);
  expect(hasContact({ ...nothing, hours: 'Mon–Fri' })).toBe(false);
  for (const field of ['email', 'phone', 'address']) expect(hasContact({ ...nothing, [field]: 'x' })).toBe(true);
});

it('makes phone numbers callable', () => {
  expect(telHref('(843) 555-0100')).toBe('tel:8435550100');
  expect(telHref('+1 (503) 555-0142')).toBe('tel:+15035550142');
});

it('tells phone numbers and web addresses from other texts', () => {
  expect([isPhone('843-555-0100'), isPhone('12 Main St'), isPhone('911')]).toEqual([true, false, false]);
  expect([isWebLink('https://meet.example.org/abc'), isWebLink('javascript:alert(1)'), isWebLink('see https://example.org')]).toEqual([
    true,
    false,
    false,
  ]);
});
