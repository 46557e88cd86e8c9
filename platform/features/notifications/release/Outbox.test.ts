import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@artha/process/testing/until';
import { Outbox, type Deliver, type KeptEvent } from './Outbox.ts';
import { HookFailure } from './postHook.ts';

let folder: string;
let opened: Outbox[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artha-outbox-'));
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await rm(folder, { recursive: true });
});

const eventOf = (id: string, remote = 'tax'): KeptEvent => ({
  id,
  remote,
  kind: 'release-published',
  at: '2026-11-26T03:12:45.000Z',
  subject: id,
  text: id,
  data: {},
});

async function open(deliver: Deliver, now?: () => number): Promise<Outbox> {
  const outbox = await Outbox.open(join(folder, 'outbox.json'), deliver, now);
  opened.push(outbox);
  return outbox;
}

const refused: Deliver = () => Promise.reject(new Error('The receiver answered 500.'));

test('an event is told in each of its ways, and then nothing is left of it but itself', async () => {
  const told: string[] = [];
  const outbox = await open((way, { id }) => {
    told.push(`${way} ${id}`);
    return Promise.resolve();
  });
  await outbox.add(eventOf('one'), ['hook', 'mail']);
  await until(() => told.length === 2);
  await outbox.close();
  expect(told).toEqual(['hook one', 'mail one']);
  expect(outbox.ofRemote('tax')).toMatchObject([{ id: 'one', untold: [] }]);
  expect(JSON.parse(await readFile(join(folder, 'outbox.json'), 'utf8'))).toMatchObject({ due: [] });
});

test('what was not told survives a restart, also if the service ended during the attempt', async () => {
  const first = await open(() => new Promise(() => undefined));
  await first.add(eventOf('one'), ['hook']);
  const told: string[] = [];
  await open((way, { id }) => {
    told.push(`${way} ${id}`);
    return Promise.resolve();
  });
  await until(() => told.length === 1);
  opened.shift();
  expect((await stat(join(folder, 'outbox.json'))).mode & 0o777).toBe(0o600);
});

test('a failed attempt is repeated later and later, then never, and says why', async () => {
  let now = Date.parse('2026-11-26T03:00:00Z');
  let attempts = 0;
  const waits: number[] = [];
  const count: Deliver = (way, event) => {
    attempts += 1;
    return refused(way, event);
  };
  let outbox = await open(count, () => now);
  await outbox.add(eventOf('one'), ['hook']);
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await until(() => attempts === attempt);
    await outbox.close();
    const [untold] = outbox.ofRemote('tax')[0]?.untold ?? [];
    expect(untold?.reason).toBe('The receiver answered 500.');
    if (untold?.next === undefined) break;
    waits.push(Math.round((Date.parse(untold.next) - now) / 1000));
    now = Date.parse(untold.next);
    outbox = await open(count, () => now);
  }
  expect(attempts).toBe(9);
  const least = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000];
  expect(waits).toHaveLength(least.length);
  for (const [index, seconds] of least.entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(seconds);
    expect(waits[index]).toBeLessThanOrEqual(seconds * 1.11);
  }
});

test('a receiver that is gone is not tried again', async () => {
  const outbox = await open(() => Promise.reject(new HookFailure('The receiver answered 410.', { isFinal: true })));
  await outbox.add(eventOf('one'), ['hook']);
  await until(() => outbox.ofRemote('tax')[0]?.untold.length === 1);
  expect(outbox.ofRemote('tax')[0]?.untold).toEqual([
    { way: 'hook', reason: 'The receiver answered 410.', next: undefined },
  ]);
});

test('of each remote the last fifty events are kept, and what is due with them', async () => {
  const outbox = await open(refused);
  await outbox.add(eventOf('other', 'glossary'), []);
  for (let number = 1; number <= 60; number += 1) await outbox.add(eventOf(String(number)), ['hook']);
  const ids = outbox.ofRemote('tax').map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, '60', '11']);
  expect([outbox.has('11'), outbox.has('10'), outbox.has('other')]).toEqual([true, false, true]);
});

test('a file that cannot be read starts empty', async () => {
  await writeFile(join(folder, 'outbox.json'), '{');
  expect((await open(refused)).ofRemote('tax')).toEqual([]);
});
