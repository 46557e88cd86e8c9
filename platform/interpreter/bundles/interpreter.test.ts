import fc from 'fast-check';
import { anyCharacter } from '@artha/process/testing/anyCharacter';
import * as v from 'valibot';
import { Interpreter, LimitReached } from './interpreter.ts';
import { runTask, sampleProgram } from '../testing/sampleTasks.ts';
import { defaultBundleLimits, type BundleLimits } from './bundleLimits.ts';

// A base that shows what a bundle computes: `exports.value`, or the result of the function `exports.value`.
const base = `
  exports.shareScope = { react: { name: 'the React of the base' } };
  exports.run = async (path, page, load) => {
    const { value } = await load('tax', 'Tax');
    return typeof value === 'function' ? value(path, page) : value;
  };`;

/** A short limit for endless loops; terminating code takes milliseconds. */
const limits: BundleLimits = { ...defaultBundleLimits, taskCpuMs: 400, memoryBytes: 24 * 1024 * 1024 };

const answerSchema = v.object({ json: v.optional(v.string()), error: v.optional(v.string()) });
const parseAnswer = (text: string) => v.parse(answerSchema, JSON.parse(text));
const parseValue = (text: string): unknown => JSON.parse(parseAnswer(text).json ?? 'no answer');

async function interpreterWith(code: string, changes: Partial<BundleLimits> = {}): Promise<Interpreter> {
  const interpreter = await Interpreter.create({ ...limits, ...changes }, sampleProgram);
  interpreter.loadBase({ name: 'The base', path: 'base.cjs', code: base });
  interpreter.setData(JSON.stringify({ registry: {}, config: { product: 'Artha' } }));
  interpreter.loadBundle(code, 'server/Tax.cjs');
  return interpreter;
}

/** The response of a bundle for its page. */
async function answerOf(
  code: string,
  changes: Partial<BundleLimits> = {},
): Promise<v.InferOutput<typeof answerSchema>> {
  const interpreter = await interpreterWith(code, changes);
  return parseAnswer(interpreter.run(runTask('server/Tax.cjs', '/tax')));
}

async function valueOf(expression: string): Promise<unknown> {
  const { json, error } = await answerOf(`exports.value = async () => (${expression});`);
  if (json === undefined) throw new Error(error);
  return JSON.parse(json);
}

describe('code in the interpreter', () => {
  test('has the page, its path and the shared packages', async () => {
    const code = "exports.value = (path, { config }) => [path, config.product, require('react').name];";
    expect(await answerOf(code)).toEqual({ json: '["/tax","Artha","the React of the base"]' });
  });

  test.each([
    'process',
    'require("node:fs")',
    'module.require("node:fs")',
    'Buffer',
    'new WebSocket("ws://127.0.0.1")',
    'new XMLHttpRequest()',
    'WebAssembly',
    'new Worker("x")',
    'Deno',
    'window',
    'std',
    'os',
    'globalThis.process.env',
    'this.constructor.constructor("return process")()',
    '(() => {}).constructor("return process")()',
    'import("node:fs")',
    'import("std")',
  ])('has no way out: %s', async (expression) => {
    await expect(valueOf(expression)).rejects.toThrow(
      /is not defined|not in the server share scope|not a function|property|load|undefined/,
    );
  });

  test('has only the globals of the language and those for rendering pages', async () => {
    const own = await valueOf('Object.getOwnPropertyNames(globalThis).filter((name) => !/^[A-Z]/.test(name)).sort()');
    expect(own).toEqual([
      'atob',
      'btoa',
      'clearInterval',
      'clearTimeout',
      'console',
      'crypto',
      'decodeURI',
      'decodeURIComponent',
      'encodeURI',
      'encodeURIComponent',
      'escape',
      'eval',
      'fetch',
      'globalThis',
      'hostDecode',
      'hostEncode',
      'hostIntl',
      'hostParseQuery',
      'hostParseUrl',
      'hostWriteQuery',
      'isFinite',
      'isNaN',
      'parseFloat',
      'parseInt',
      'performance',
      'queueMicrotask',
      'self',
      'setInterval',
      'setTimeout',
      'structuredClone',
      'undefined',
      'unescape',
    ]);
  });

  test.each([
    'hostDecode()',
    'hostDecode({})',
    'hostWriteQuery("no JSON")',
    'hostWriteQuery("[1]")',
    'hostParseUrl(Symbol())',
    'hostEncode({ toString() { throw new Error("mine") } }) && fail()',
  ])('can only make itself fail by calls to the host: %s', async (expression) => {
    const outcome = await valueOf(expression).catch((error: unknown) => error);
    expect(outcome === '' || outcome instanceof Error).toBe(true);
    expect(await valueOf('1 + 1')).toBe(2);
  });

  test('reports why a bundle or a task fails', async () => {
    expect(await answerOf('exports.value = () => { throw new Error("no window"); };')).toEqual({
      error: expect.stringMatching(/^no window\n.*Tax\.cjs/s),
    });
    expect(await answerOf('this is no JavaScript')).toEqual({ error: expect.stringContaining('SyntaxError') });
    expect(await answerOf('throw new Error("at once")')).toEqual({ error: expect.stringContaining('at once') });
    expect(await answerOf('exports.value = () => new Promise(() => {})')).toEqual({
      error: 'Rendering never finished: a promise is still pending.',
    });
  });
});

describe('the browser functions of the interpreter', () => {
  test('encode and decode text as Node does, in chunks of any size', async () => {
    const interpreter = await interpreterWith(`exports.value = (input) => {
      const { text, sizes } = JSON.parse(input);
      const bytes = new TextEncoder().encode(text);
      const decoder = new TextDecoder();
      let decoded = '';
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const size = sizes[turn % sizes.length];
        decoded += decoder.decode(bytes.subarray(at, at + size), { stream: true });
        at += size;
      }
      return { bytes: [...bytes], decoded: decoded + decoder.decode() };
    };`);
    const texts = fc.record({
      text: fc.string({ unit: anyCharacter, maxLength: 60 }),
      sizes: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(texts, (input) => {
        const value = parseValue(interpreter.run(runTask('server/Tax.cjs', JSON.stringify(input))));
        const decoded = input.text.replaceAll('\0', '\uFFFD');
        expect(value).toEqual({ bytes: [...new TextEncoder().encode(decoded)], decoded });
      }),
      { numRuns: 60 },
    );
  });

  test('write text into a buffer as far as it fits, and never half a character', async () => {
    const interpreter = await interpreterWith(`exports.value = (input) => {
      const { text, size } = JSON.parse(input);
      const encoder = new TextEncoder();
      const parts = [];
      for (let rest = text; rest !== ''; ) {
        const target = new Uint8Array(size);
        const { read, written } = encoder.encodeInto(rest, target);
        parts.push(...target.subarray(0, written));
        if (read === 0) throw new Error('no progress');
        rest = rest.slice(read);
      }
      return parts;
    };`);
    const inputs = fc.record({
      text: fc.string({ unit: anyCharacter, maxLength: 40 }),
      size: fc.integer({ min: 4, max: 20 }),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const value = parseValue(interpreter.run(runTask('server/Tax.cjs', JSON.stringify(input))));
        expect(value).toEqual([...new TextEncoder().encode(input.text.replaceAll('\0', '\uFFFD'))]);
      }),
      { numRuns: 60 },
    );
  });

  test('parse addresses as Node does', async () => {
    const parts = '(({ href, origin, pathname, search, hash }) => [href, origin, pathname, search, hash])';
    expect(await valueOf(`${parts}(new URL('../b?x=1&y=%20#z', 'https://artha.example/a/c'))`)).toEqual([
      'https://artha.example/b?x=1&y=%20#z',
      'https://artha.example',
      '/b',
      '?x=1&y=%20',
      '#z',
    ]);
    expect(await valueOf("[URL.canParse('no address'), URL.parse('no address'), `${new URL('https://a')}`]")).toEqual([
      false,
      null,
      'https://a/',
    ]);
    await expect(valueOf("new URL('no address')")).rejects.toThrow('Invalid URL');
  });

  test('read and write queries as Node does', async () => {
    const query = `(() => {
      const query = new URLSearchParams('a=1&b=%20x&a=2');
      query.set('b', 'y z'); query.append('c', '&'); query.delete('none');
      return [query.get('a'), query.get('z'), query.getAll('a'), query.has('c'), query.toString(), [...query.keys()], query.size];
    })()`;
    const expected = ['1', null, ['1', '2'], true, 'a=1&b=y+z&a=2&c=%26', ['a', 'b', 'a', 'c'], 4];
    expect(await valueOf(query)).toEqual(expected);
    expect(await valueOf("new URLSearchParams({ a: 1 }).toString() + new URLSearchParams([['b', '2']])")).toBe(
      'a=1b=2',
    );
  });

  test('run timers when nothing else is left, the earliest first, without waiting', async () => {
    const timers = `new Promise((resolve) => {
      const seen = [];
      setTimeout((word) => { seen.push(word); resolve(seen); }, 9_000_000, 'late');
      const never = setTimeout(() => seen.push('never'), 5);
      setTimeout(() => { seen.push('early'); clearTimeout(never); setTimeout(() => seen.push('next'), 1); }, 1);
      queueMicrotask(() => seen.push('first'));
    })`;
    expect(await valueOf(timers)).toEqual(['first', 'early', 'next', 'late']);
  });

  test('read streams to their end, or to their failure', async () => {
    const read = `(async (source) => {
      const reader = new ReadableStream(source).getReader();
      const seen = [];
      for (let part = await reader.read(); !part.done; part = await reader.read()) seen.push(part.value);
      return seen;
    })`;
    expect(
      await valueOf(
        `${read}({ start(c) { c.enqueue(1); }, pull(c) { setTimeout(() => { c.enqueue(2); c.close(); }); } })`,
      ),
    ).toEqual([1, 2]);
    await expect(valueOf(`${read}({ pull(c) { c.error(new Error('torn')); } })`)).rejects.toThrow('torn');
  });

  test('change, double and cancel streams, as libraries do while they render', async () => {
    const streams = `(async () => {
      const double = new TransformStream({ transform: (part, c) => c.enqueue(2 * part) });
      const source = new ReadableStream({ start(c) { c.enqueue(1); c.enqueue(2); c.close(); } });
      const [one, other] = source.pipeThrough(double).tee();
      const seen = [];
      for await (const part of one) seen.push(part);
      const reader = other.getReader();
      return [...seen, other.locked, await reader.cancel(), (await reader.read()).done];
    })()`;
    expect(await valueOf(streams)).toEqual([2, 4, true, null, true]);
  });
});

describe('a hostile bundle', () => {
  test.each([
    ['loops', 'exports.value = () => { while (true); };'],
    ['loops while it is evaluated', 'while (true);'],
    ['loops in promises', 'const again = () => Promise.resolve().then(again); exports.value = again;'],
    ['loops in timers', 'const again = () => setTimeout(again); exports.value = () => new Promise(again);'],
    ['catches its own stop', 'exports.value = () => { for (;;) try { while (true); } catch {} };'],
    ['loops in a pattern', 'exports.value = () => /^(a+)+$/.test("a".repeat(60) + "b");'],
    ['loops in its answer', 'exports.value = { toJSON() { while (true); } };'],
    ['loops in its error', 'exports.value = () => { throw { toString() { while (true); } }; };'],
  ])('is stopped when it %s', async (_, code) => {
    await expect(answerOf(code, { taskCpuMs: 150 })).rejects.toThrow(LimitReached);
  });

  test.each([
    [
      'exhausts the memory',
      'exports.value = () => { const all = []; for (;;) all.push(new Uint8Array(1_000_000).fill(1)); };',
    ],
    ['doubles a text', 'exports.value = () => { let text = "x"; for (;;) text += text; };'],
    ['calls itself', 'exports.value = function again() { return again() + 1; };'],
    [
      'nests its answer',
      'exports.value = () => { let all = []; for (let n = 0; n < 1e6; n += 1) all = [all]; return all; };',
    ],
  ])('gets an error when it %s', async (_, code) => {
    const outcome = await answerOf(code).catch((error: unknown) => error);
    expect(outcome).toMatchObject(
      outcome instanceof Error ? { message: expect.any(String) } : { error: expect.any(String) },
    );
  });

  test('cannot return more than is allowed', async () => {
    const code = 'exports.value = () => "x".repeat(5_000);';
    await expect(answerOf(code, { answerLength: 4_000 })).rejects.toThrow('It returns 50');
    expect((await answerOf(code)).json).toHaveLength(5_002);
  });

  test('that patches globals only changes its own result', async () => {
    const answer = await answerOf(`
      for (const name of ['push', 'map', 'shift']) Array.prototype[name] = () => 'mine';
      Object.prototype.polluted = 'mine';
      Promise.prototype.then = (fulfil) => fulfil('mine');
      JSON.parse = () => ({});
      String.prototype.slice = () => 'mine';
      exports.value = () => 'late';
      JSON.stringify = () => 'what it likes';`).catch((error: unknown) => error);
    expect(answer).toBeDefined();
    expect({}).not.toHaveProperty('polluted');
    expect(['a'].map((one) => one)).toEqual(['a']);
    expect(await valueOf('({}).polluted ?? "clean"')).toBe('clean');
  });

  test('that returns something other than text is rejected', async () => {
    const code = "JSON.stringify = () => ({ length: 1, toString: () => '{}' }); exports.value = 1;";
    await expect(answerOf(code)).rejects.toThrow('It returns no text.');
  });
});
