import { sampleConfig } from '../testing/pages.ts';
import { securityText } from './securityText.ts';

const now = new Date('2026-02-28T23:59:59.999Z');
const text = securityText(sampleConfig, now) ?? '';
const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';

describe('security.txt', () => {
  test('says whom to write to, and where it stands', () => {
    expect(field('Contact')).toBe('mailto:hello@artha.example');
    expect(field('Canonical')).toBe('https://artha.example/.well-known/security.txt');
    expect(field('Preferred-Languages')).toBe('en');
  });

  test('holds for almost a year from when it was composed, never for longer', () => {
    expect(field('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(field('Expires')) - now.getTime()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(365);
  });

  test('is left out where nobody can be written to', () => {
    expect(securityText({ ...sampleConfig, email: '' }, now)).toBeUndefined();
  });

  test('is lines of one field each', () => {
    expect(text).toMatch(/^([A-Z][A-Za-z-]+: \S.*\n)+$/);
  });
});
