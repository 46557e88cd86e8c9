import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { callScript, LOOK } from './inPage.ts';

/** Runs a script as the driver does, in a page without elements. */
function inPage() {
  const page = {
    window: {},
    location: { href: 'http://a.example/' },
    document: { readyState: 'complete' },
    Node: Map,
    args: '',
  };
  return (script: string, ...args: readonly unknown[]): unknown => {
    page.args = JSON.stringify(args);
    const result: unknown = runInNewContext(`(function () {${script}})(...JSON.parse(args))`, page);
    return result === undefined ? undefined : JSON.parse(JSON.stringify(result));
  };
}

const call = (
  source: string,
  choice: { keepsResult?: boolean; awaitsPromise?: boolean; evaluates?: readonly string[] } = {},
) => callScript({ id: 1, source, args: [], evaluates: [], keepsResult: false, awaitsPromise: true, ...choice });

test('values go into the page and come back', () => {
  const run = inPage();
  const values = [
    { type: 'number', value: 'NaN' },
    { type: 'number', value: '-0' },
    { type: 'string', value: 'a' },
    { type: 'undefined' },
    { type: 'null' },
    { type: 'array', value: [{ type: 'boolean', value: true }] },
    { type: 'object', value: [['key', { type: 'bigint', value: '7' }]] },
    { type: 'date', value: '2026-11-26T00:00:00.000Z' },
  ];
  for (const value of values) {
    expect(run(call('(value) => value'), 1, [value])).toMatchObject({ type: 'success', result: value });
  }
});

test('what is kept is found by its handle, and the same thing has the same one', () => {
  const run = inPage();
  const kept = run(call('() => (globalThis.thing ??= { count: 2 })', { keepsResult: true }), 1, []);
  expect(kept).toMatchObject({ result: { type: 'object', handle: expect.stringMatching(/-1$/) } });
  const { handle } = v.parse(v.object({ result: v.object({ handle: v.string() }) }), kept).result;
  expect(run(call('(thing) => thing.count'), 2, [{ handle }])).toMatchObject({ result: { type: 'number', value: 2 } });
  expect(run(call('() => globalThis.thing', { keepsResult: true }), 3, [])).toEqual(kept);
  expect(run(call('() => 1'), 4, [{ handle: 'other' }])).toEqual({ type: 'missing' });
});

test('a promise is answered by a later look, and an error by its text', async () => {
  const run = inPage();
  expect(run(call('async () => 5'), 1, [])).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve));
  expect(run(LOOK, [])).toMatchObject({
    url: 'http://a.example/',
    state: 'complete',
    ended: [[1, { type: 'success', result: { type: 'number', value: 5 } }]],
  });
  expect(run(LOOK, [1])).toMatchObject({ ended: [] });
  const thrown = run(call('() => { throw new TypeError("no") }'), 2, []);
  expect(thrown).toMatchObject({ exceptionDetails: { text: expect.stringMatching(/^TypeError: no\n/) } });
});

test('a function evaluates texts that the page would refuse, and no others', () => {
  const run = inPage();
  const evaluates = ['(count) => count + 1'];
  expect(
    run(call('(text) => window.eval(text)(2)', { evaluates }), 1, [{ type: 'string', value: evaluates[0] }]),
  ).toMatchObject({
    result: { type: 'number', value: 3 },
  });
  expect(run(call('() => window.eval("1")', { evaluates }), 2, [])).toMatchObject({ type: 'exception' });
});
