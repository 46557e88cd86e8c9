import { readFailureLog, recordFailure } from './failureLog.ts';

const entry = (message: string) => ({ remote: 'tax', code: 'AR-101', message });

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('failures are read in the order in which they happened, each with its time', () => {
  jest.useFakeTimers({ now: new Date('2025-11-21T06:00:00Z') });
  recordFailure(entry('first'));
  jest.setSystemTime(new Date('2025-11-21T06:00:01Z'));
  recordFailure(entry('second'));
  expect(readFailureLog()).toEqual([
    { at: '2025-11-21T06:00:00.000Z', ...entry('first') },
    { at: '2025-11-21T06:00:01.000Z', ...entry('second') },
  ]);
});

test('only the last fifty are kept', () => {
  for (let index = 1; index <= 60; index += 1) recordFailure(entry(String(index)));
  expect(readFailureLog()).toHaveLength(50);
  expect(readFailureLog()[0]?.message).toBe('11');
  expect(readFailureLog().at(-1)?.message).toBe('60');
});

test.each(['{', '{}', '[{"at":1}]', 'null'])('a log that holds %s reads as empty, and can be written again', (text) => {
  sessionStorage.setItem('artha-failures', text);
  expect(readFailureLog()).toEqual([]);
  recordFailure(entry('after'));
  expect(readFailureLog()).toHaveLength(1);
});

test('where storage is blocked there is no log, and nothing throws', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(() => {
    recordFailure(entry('lost'));
  }).not.toThrow();
  expect(readFailureLog()).toEqual([]);
});
