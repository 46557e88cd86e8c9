import { sampleConfig } from '@artha/core/testing/pages';
import { securityText } from './securityText.ts';

const now = new Date('2026-02-28T23:59:59.999Z');
const text = securityText(sampleConfig, now) ?? '';
const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';

describe('security.txt', () => {
  test('names the contact and its own address', () => {
    expect(field('Contact')).toBe('mailto:hello@artha.example');
    expect(field('Canonical')).toBe('https://artha.example/.well-known/security.txt');
    expect(field('Preferred-Languages')).toBe('en');
  });

  test('expires almost a year after it was composed, never later', () => {
    expect(field('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(field('Expires')) - now.getTime()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(365);
  });

  test('is omitted if no contact is configured', () => {
    expect(securityText({ ...sampleConfig, email: '' }, now)).toBeUndefined();
  });

  test('has one field on each line', () => {
    expect(text).toMatch(/^([A-Z][A-Za-z-]+: \S.*\n)+$/);
  });
});
