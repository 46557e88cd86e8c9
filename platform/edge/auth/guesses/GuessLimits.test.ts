import { GuessLimits, type Guess, type GuessOutcome } from './GuessLimits.ts';

const password: Guess = { secret: 'password of asha@b.in', network: '203.0.113.1' };
const factor: Guess = { secret: 'factor 1 of asha', network: undefined };

function open() {
  let nowMs = 0;
  const limits = new GuessLimits(() => nowMs);
  /** Ends a guess at once. Returns how long it has to wait; 0 if it was made. */
  const guess = (one: Guess, outcome: GuessOutcome = 'wrong') => {
    const begun = limits.begin(one);
    if (typeof begun === 'number') return begun;
    begun(outcome);
    return 0;
  };
  return { limits, guess, waitS: (seconds: number) => (nowMs += seconds * 1000) };
}

const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));

describe.each([
  ['a password from one network', password],
  ['a code of a factor', factor],
])('wrong guesses of %s', (_, one) => {
  test('are five of 120 in a row', () => {
    const { guess } = open();
    expect(times(120, () => guess(one)).filter((waitS) => waitS === 0)).toHaveLength(5);
  });

  test('wait longer each time, at most a quarter of an hour', () => {
    const { guess, waitS } = open();
    times(5, () => guess(one));
    const waits = times(8, () => {
      const seconds = guess(one);
      waitS(seconds);
      expect(guess(one)).toBe(0);
      return seconds;
    });
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('are fewer than 110 in a day, however patient a person is', () => {
    const { guess, waitS } = open();
    const made = times(86_400, () => {
      waitS(1);
      return guess(one);
    });
    expect(made.filter((seconds) => seconds === 0).length).toBeLessThan(110);
  });

  test('are as few if they are all sent at once', () => {
    const { limits } = open();
    const begun = times(120, () => limits.begin(one));
    expect(begun.filter((end) => typeof end === 'function')).toHaveLength(5);
  });

  test('are forgotten after the right one, and after a day', () => {
    const { guess, waitS } = open();
    times(4, () => guess(one));
    expect(guess(one, 'right')).toBe(0);
    times(4, () => guess(one));
    expect(guess(one)).toBe(0);
    expect(guess(one)).toBe(30);
    waitS(86_400);
    expect(times(5, () => guess(one))).toEqual([0, 0, 0, 0, 0]);
  });

  test('are not those without an answer', () => {
    const { guess } = open();
    expect(times(50, () => guess(one, 'neither')).every((seconds) => seconds === 0)).toBe(true);
  });
});

test('the owner signs in from elsewhere while others guess the password, even from a thousand networks', () => {
  const { guess } = open();
  const made = times(1000, (network) => {
    const from = { ...password, network: `198.51.100.${String(network)}` };
    return times(10, () => guess(from)).filter((seconds) => seconds === 0).length;
  });
  // Ten networks with five guesses each; then one each.
  expect(made.reduce((sum, one) => sum + one, 0)).toBe(50 + 990);
  expect(guess({ ...password, network: '203.0.113.9' }, 'right')).toBe(0);
});

test('wrong passwords of one person delay no one else at the same address', () => {
  const { guess } = open();
  times(20, () => guess(password));
  expect(guess({ ...password, secret: 'password of ravi@b.in' }, 'right')).toBe(0);
});
