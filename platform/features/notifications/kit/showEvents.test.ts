import * as v from 'valibot';
import { Refusal } from '@artha/core/refusal';
import type { RemoteEvents } from '../release/eventsSchema.ts';
import { showEvents } from './showEvents.ts';

const at = '2026-11-26T03:12:45.000Z';
const shown = (read: () => Promise<RemoteEvents>) =>
  showEvents({ read: async (_name, _what, schema) => v.parse(schema, await read()) }, 'tax');
const event = { kind: 'release-published', at, subject: 'tax 1.0.0 was published', untold: [] };

test('the last events of a team are listed with what it could not be told', async () => {
  const untold = [
    { way: 'hook' as const, reason: 'The receiver answered 500.', next: at },
    { way: 'mail' as const, reason: 'The release service has no mail server.' },
  ];
  const events = [{ ...event, untold }, ...Array.from({ length: 20 }, () => event)];
  const text = await shown(() => Promise.resolve({ hookKey: 'whpk_x', events }));
  expect(text.split('\n').slice(0, 4)).toEqual([
    'What else happened to tax:',
    `${at}  tax 1.0.0 was published`,
    `    not told by hook: The receiver answered 500. The next attempt is at ${at}.`,
    '    not told by mail: The release service has no mail server. It is not tried again.',
  ]);
  expect(text.match(/was published/g)).toHaveLength(10);
  expect(text.endsWith('Its web hooks are proved by whpk_x')).toBe(true);
});

test('a team without events, and a stranger, are told so', async () => {
  expect(await shown(() => Promise.resolve({ events: [] }))).toBe('Nothing else happened to tax yet.');
  const refused = new Refusal('RE-21', 'The key may not read them.');
  expect(await shown(() => Promise.reject(refused))).toBe('What else happened to tax is shown to its team alone.');
  await expect(shown(() => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
});

test('what the status of a rollout says is repeated only if its team could not be told', async () => {
  const back = { ...event, kind: 'release-taken-back', subject: 'tax 1.1.0 was taken back' };
  const untold = [{ way: 'hook' as const, reason: 'The receiver answered 410.' }];
  expect(await shown(() => Promise.resolve({ events: [back, { ...event, kind: 'canary-done' }] }))).toBe(
    'Nothing else happened to tax yet.',
  );
  expect(await shown(() => Promise.resolve({ events: [{ ...back, untold }] }))).toBe(
    `What else happened to tax:\n${at}  tax 1.1.0 was taken back\n    not told by hook: The receiver answered 410. It is not tried again.`,
  );
});
