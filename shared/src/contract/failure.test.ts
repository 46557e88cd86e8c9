import { Failure } from './failure.ts';
import { failures } from './failures.ts';

test('a failure is an error that says its code first and keeps what was thrown underneath', () => {
  const cause = new Error('net::ERR_FAILED');
  const failure = new Failure('AR-101', 'tax/TaxCalculator', cause);
  expect(failure).toBeInstanceOf(Error);
  expect(failure.name).toBe('Failure');
  expect(failure.message).toBe('AR-101: tax/TaxCalculator');
  expect(failure.code).toBe('AR-101');
  expect(failure.cause).toBe(cause);
});

test('every code has a title and a remedy that is a sentence', () => {
  for (const [code, { title, remedy }] of Object.entries(failures)) {
    expect(code).toMatch(/^AR-\d{3}$/);
    expect(title).not.toBe('');
    expect(remedy).toMatch(/^[A-Z].*\.$/);
  }
});

test('a failure is told by its code where errors of all kinds arrive', () => {
  const arrived: unknown[] = [new Failure('AR-104', 'tax'), new Error('AR-104: tax')];
  expect(arrived.map((error) => (error instanceof Failure ? error.code : undefined))).toEqual(['AR-104', undefined]);
});

test('no two codes say the same: support could not tell them apart', () => {
  const titles = Object.values(failures).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
