import { Refusal } from '@artha/core/refusal';
import { publishRelease } from './publishRelease.ts';

const live = { name: 'tax', version: '1.0.0', digest: 'a', changed: true };
const never = new AbortController().signal;
const unreachable = new Error('The release service cannot be reached.');

/** Throws each of these errors in turn, and then publishes. */
function publishAfter(...errors: readonly Error[]) {
  const left = [...errors];
  return () => {
    const error = left.shift();
    return error ? Promise.reject(error) : Promise.resolve(live);
  };
}

/** Records the pauses instead of waiting. */
function notePauses() {
  const pauses: number[] = [];
  return { pauses, pause: (ms: number) => Promise.resolve(pauses.push(ms)) };
}

test('waits for a service that is starting, and for a missing shell; reports each reason once', async () => {
  const reasons: string[] = [];
  const publish = publishAfter(unreachable, unreachable, new Refusal('RE-07', 'There is no shell.'), unreachable);
  const { pause } = notePauses();
  const onWait = (reason: string) => reasons.push(reason);
  expect(await publishRelease(publish, { onWait, signal: never, pause })).toBe(live);
  expect(reasons).toEqual([unreachable.message, expect.stringContaining('RE-07'), unreachable.message]);
});

test('pauses grow up to 15 s', async () => {
  const { pauses, pause } = notePauses();
  const publish = publishAfter(...Array.from({ length: 8 }, () => unreachable));
  await publishRelease(publish, { onWait: () => undefined, signal: never, pause });
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test('a forbidden release is not tried again', async () => {
  const refusal = new Refusal('RE-21', 'This key may not publish tax.');
  const onWait = jest.fn();
  await expect(publishRelease(publishAfter(refusal), { onWait, signal: never })).rejects.toBe(refusal);
  expect(onWait).not.toHaveBeenCalled();
});

test('after a stop signal, it is tried once more, and the last reason is thrown', async () => {
  const stop = new AbortController();
  const publish = jest.fn(() => Promise.reject(unreachable));
  const publishing = publishRelease(publish, { onWait: () => stop.abort(), signal: stop.signal });
  await expect(publishing).rejects.toBe(unreachable);
  expect(publish).toHaveBeenCalledTimes(2);
});
