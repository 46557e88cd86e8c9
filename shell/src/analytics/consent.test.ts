import { NOTICE_VERSION, readConsent, writeConsent } from './consent.ts';

const now = new Date('2026-11-22T10:00:00.000Z');

test.each(['accepted', 'rejected'] as const)('%s is remembered with its time', (choice) => {
  expect(readConsent(writeConsent(choice, now), false)).toEqual({ kind: choice, on: now.toISOString() });
});

test.each([
  ['nothing', null],
  ['what is no JSON', '{'],
  ['another choice', JSON.stringify({ choice: 'maybe', on: now.toISOString(), notice: NOTICE_VERSION })],
  ['no time', JSON.stringify({ choice: 'accepted', on: 'yesterday', notice: NOTICE_VERSION })],
  ['an answer to another notice', JSON.stringify({ choice: 'accepted', on: now.toISOString(), notice: 0 })],
])('%s is no decision', (_what, stored) => {
  expect(readConsent(stored, false)).toEqual({ kind: 'undecided' });
});

test('Global Privacy Control counts as a rejection, whatever was decided', () => {
  for (const stored of [null, writeConsent('accepted', now)]) {
    expect(readConsent(stored, true)).toEqual({ kind: 'rejected-by-browser' });
  }
});
