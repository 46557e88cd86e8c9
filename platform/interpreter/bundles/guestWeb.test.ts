import * as v from 'valibot';
import { answerSchema } from './bundleRequest.ts';
import { runBundlesHere } from '../testing/runBundlesHere.ts';
import { runTask, sampleTasks } from '../testing/sampleTasks.ts';

const base = `
  exports.shareScope = {};
  exports.run = async (path, page, load) => (await load()).value(path);`;

/** The values of an expression in pages, one after another. */
async function valuesOf(expression: string, paths: readonly string[] = ['/tax']): Promise<unknown[]> {
  const bundle = { path: 'server/Tax.cjs', code: `exports.value = async () => (${expression});` };
  const tasks = paths.map((path) => runTask('server/Tax.cjs', path));
  const answers = await runBundlesHere(sampleTasks(base, [bundle], tasks));
  return answers.map((line): unknown => {
    const answer = v.parse(answerSchema, JSON.parse(line));
    if ('error' in answer) throw new Error(answer.error);
    return JSON.parse(answer.json);
  });
}

const valueOf = async (expression: string) => (await valuesOf(expression))[0];

test('a page cannot fetch, and learns why', async () => {
  await expect(valueOf("fetch('https://api.example/rates')")).rejects.toThrow(
    'A page cannot fetch while it is published, before any visitor comes: https://api.example/rates. Fetch in an effect or in a handler.',
  );
});

test('chance is the same whenever a page is rendered, and another on another page', async () => {
  const expression = '[crypto.randomUUID(), Math.random(), ...crypto.getRandomValues(new Uint8Array(4))]';
  const [one, other, again] = await valuesOf(expression, ['/a', '/b', '/a']);
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
  expect(one).toEqual([
    expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    ...Array(5).fill(expect.any(Number)),
  ]);
  const numbers = v.parse(v.array(v.number()), await valueOf('Array.from({ length: 2_000 }, () => Math.random())'));
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
});

test('an interval ends by itself, or when it is cleared', async () => {
  const count = (clear: string) => `new Promise((resolve) => {
    let turns = 0;
    const id = setInterval(() => { turns += 1; ${clear} }, 1);
    setTimeout(() => resolve(turns), 9_999);
  })`;
  expect(await valueOf(count(''))).toBe(10);
  expect(await valueOf(count('if (turns === 2) clearInterval(id);'))).toBe(2);
});

test.each(['', 'a', 'ab', 'abc', 'abcd', '\u0000ÿ~'])('base 64 is that of browsers: %j', async (text) => {
  expect(await valueOf(`btoa(${JSON.stringify(text)})`)).toBe(btoa(text));
  expect(await valueOf(`atob(${JSON.stringify(btoa(text))})`)).toBe(text);
});

test.each([
  ["btoa('₹')", 'Latin1'],
  ["atob('a')", 'not correctly encoded'],
  ['structuredClone(() => 1)', 'could not be cloned'],
  ['AbortSignal.abort().throwIfAborted()', 'aborted'],
])('%s throws as in browsers', async (expression, message) => {
  await expect(valueOf(expression)).rejects.toThrow(message);
});

test.each<[string, unknown]>([
  [
    '[typeof window, typeof document, typeof navigator, typeof process, typeof global, typeof requestAnimationFrame]',
    Array(6).fill('undefined'),
  ],
  ['self === globalThis && performance.now() === performance.now()', true],
  [
    '(() => { const one = { list: [1, new Date(5)], map: new Map([["a", new Set([1])]]) }; one.self = one; const copy = structuredClone(one); return [copy.self === copy, copy.list[1].getTime(), copy.map.get("a").has(1), copy.list !== one.list]; })()',
    [true, 5, true, true],
  ],
  [
    'new Promise((resolve) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = ({ data }) => resolve(data); port2.postMessage("sent"); })',
    'sent',
  ],
  [
    '(() => { const controller = new AbortController(); const seen = []; AbortSignal.any([controller.signal]).addEventListener("abort", ({ type }) => seen.push(type)); controller.abort("why"); controller.abort(); return [...seen, controller.signal.reason]; })()',
    ['abort', 'why'],
  ],
  [
    '(() => { const target = new EventTarget(); const seen = []; target.addEventListener("a", (event) => { seen.push(event.detail); event.preventDefault(); }, { once: true }); return [target.dispatchEvent(new CustomEvent("a", { detail: 1, cancelable: true })), target.dispatchEvent(new Event("a")), ...seen]; })()',
    [false, true, 1],
  ],
  ['[...new Headers({ "X-B": 1, a: " 2 " })].join()', 'a,2,x-b,1'],
  ['new Response("{\\"a\\":1}", { status: 404 }).json().then(({ a }) => a)', 1],
  // The tests that axios makes before it fetches.
  [
    '(() => { let asked = false; const has = new Request("https://a.example", { body: new ReadableStream(), method: "post", get duplex() { asked = true; return "half"; } }).headers.has("Content-Type"); return [asked, has]; })()',
    [true, false],
  ],
  [
    '(() => { const form = new FormData(); form.append("a", 1); form.append("a", new File(["₹"], "b.txt")); return [form.getAll("a")[0], form.getAll("a")[1].size, [...form].length]; })()',
    ['1', 3, 2],
  ],
  ['(console.table([]), console.time(), console.groupEnd(), "quiet")', 'quiet'],
])('%s', async (expression, expected) => {
  expect(await valueOf(expression)).toEqual(expected);
});
