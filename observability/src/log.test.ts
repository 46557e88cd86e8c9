import { logFaults, writeLog } from './log.ts';

const request = { method: 'GET', path: '/*', status: 200, ms: 3, requestId: 'ab' };

/** The content of a line, without its time. */
function written(line: Parameters<ReturnType<typeof writeLog>>[0]): unknown {
  const texts: string[] = [];
  writeLog('edge', (text) => texts.push(text))(line);
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toContain('\n');
  const { time, ...rest } = JSON.parse(texts[0] ?? '');
  expect(new Date(time).getTime()).toBeGreaterThan(Date.now() - 60_000);
  return rest;
}

describe('a line of the log', () => {
  test('is one JSON object that names the part', () => {
    expect(written(request)).toEqual({ part: 'edge', level: 'info', ...request });
  });

  test('describes an error with its type, its origin, and its causes', () => {
    const error = new TypeError('no such store', { cause: new Error('refused') });
    expect(written({ level: 'error', message: 'It failed.', error })).toEqual({
      part: 'edge',
      level: 'error',
      message: 'It failed.',
      error: {
        name: 'TypeError',
        message: 'no such store',
        stack: expect.stringContaining('log.test.ts'),
        cause: { name: 'Error', message: 'refused', stack: expect.any(String) },
      },
    });
  });

  test('has a thrown value that is not an error as text', () => {
    expect(written({ level: 'error', message: 'It failed.', error: 404 })).toMatchObject({ error: '404' });
  });
});

test('at a terminal, only failures are shown', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  logFaults(request);
  logFaults({ level: 'info', message: 'It listens.' });
  logFaults({ level: 'error', message: 'It failed.' });
  logFaults({ level: 'error', message: 'It failed.', error: 1 });
  expect(said.mock.calls).toEqual([['It failed.'], ['It failed.', 1]]);
  said.mockRestore();
});
