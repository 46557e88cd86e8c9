import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import * as v from 'valibot';
import { answerIntl } from './hostIntl.ts';
import { answerSchema, type Answer } from './bundleRequest.ts';
import { languageTable } from '../testing/languageTable.ts';
import { runBundlesHere } from '../testing/runBundlesHere.ts';
import { runTask, sampleTasks } from '../testing/sampleTasks.ts';

const base = `
  exports.shareScope = {};
  exports.run = async (path, page, load) => (await load()).value();`;

/** The answer to a page that returns the value of an expression. */
async function answerOf(expression: string, taskCpuMs = 60_000): Promise<Answer> {
  const bundles = [{ path: 'server/Tax.cjs', code: `exports.value = async () => (${expression});` }];
  const tasks = [runTask('server/Tax.cjs', '/tax')];
  const [answer] = await runBundlesHere(sampleTasks(base, bundles, tasks), { taskCpuMs });
  return v.parse(answerSchema, JSON.parse(answer ?? ''));
}

async function valueOf(expression: string): Promise<unknown> {
  const answer = await answerOf(expression);
  if ('error' in answer) throw new Error(answer.error);
  return JSON.parse(answer.json);
}

const rowsSchema = v.array(v.tuple([v.string(), v.string()]));

test('code in the interpreter formats as Node does, and throws what Node throws', async () => {
  const rows = v.parse(rowsSchema, await valueOf(languageTable));
  const expected = v.parse(
    rowsSchema,
    JSON.parse(v.parse(v.string(), runInNewContext(`JSON.stringify(${languageTable})`))),
  );
  // As browsers, it has no narrow spaces in dates.
  const shown = expected.map(([name, text]) =>
    name.startsWith('Date') ? text.replaceAll(/[\u202F\u2009]/g, ' ') : text,
  );
  expect(rows).toHaveLength(shown.length);
  expect(rows.filter(([, text], index) => text !== shown[index])).toEqual([]);
  expect(rows.length).toBeGreaterThan(2_000);
});

test('texts of Latin letters are in the order of Node, too, without asking it', async () => {
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...'aAbBzZ09 -é'.split('')), maxLength: 4 }), {
    numRuns: 120,
    seed: 7,
  });
  const order = `((texts, { compare }) => texts.flatMap((one, at) =>
    texts.slice(at, at + 10).map((other) => [one.localeCompare(other), compare(other, one)])))(${JSON.stringify(texts)}, new Intl.Collator('hi'))`;
  const expected: unknown = JSON.parse(v.parse(v.string(), runInNewContext(`JSON.stringify(${order})`)));
  expect(await valueOf(order)).toEqual(expected);
});

describe('what the code does not say is the site’s, and is noted', () => {
  const warningsOf = async (expression: string) => {
    const answer = await answerOf(expression);
    return 'error' in answer ? answer.error : (answer.warnings ?? []).map(({ what }) => what);
  };

  test('a locale and a time zone', async () => {
    expect(await valueOf('[(1234567).toLocaleString(), new Date(0).toLocaleString()]')).toEqual([
      '12,34,567',
      '1/1/1970, 5:30:00 am',
    ]);
    expect(await warningsOf('[(1234567).toLocaleString(), new Date(0).toLocaleString("en-IN")]')).toEqual([
      'toLocaleString without a locale',
      'toLocaleString without a time zone',
    ]);
    expect(await warningsOf('Intl.DateTimeFormat().format(0)')).toEqual([
      'Intl.DateTimeFormat without a locale',
      'Intl.DateTimeFormat without a time zone',
    ]);
  });

  test('not if the code says both, or only makes a formatter', async () => {
    const said = "new Date(0).toLocaleDateString('en-IN', { timeZone: 'UTC' }) + (1).toLocaleString('hi')";
    expect(await warningsOf(said)).toEqual([]);
    expect(await warningsOf('[new Intl.PluralRules(), Intl.NumberFormat().resolvedOptions().locale]')).toEqual([]);
  });

  test('each place once, and not more than twenty', async () => {
    expect(await warningsOf('[1, 2, 3].map((one) => one.toLocaleString())')).toHaveLength(1);
    const many = Array.from({ length: 40 }, () => '(1).toLocaleString()').join(',');
    expect(await warningsOf(`[${many}]`)).toHaveLength(20);
  });

  test('with the place in the bundle, without the frames of the interpreter', async () => {
    const answer = await answerOf('(1).toLocaleString()');
    expect(answer).toMatchObject({ warnings: [{ stack: expect.stringMatching(/^ *at [^\n]*server\/Tax\.cjs:1/) }] });
    expect(JSON.stringify(answer)).not.toContain('guest');
  });
});

describe('what packages look for', () => {
  test.each([
    ["'format' in Intl.NumberFormat.prototype && 'formatToParts' in Intl.DateTimeFormat.prototype", true],
    ['typeof Intl.supportedValuesOf + typeof Intl.Segmenter + typeof Intl.DurationFormat', 'functionfunctionfunction'],
    ["Intl.NumberFormat.supportedLocalesOf('en-IN').length", 1],
    ['Object.keys(Intl).length + Object.keys(Intl.NumberFormat.prototype).length', 0],
    ["new (class extends Intl.NumberFormat {})('en-IN', { style: 'percent' }).format(0.5)", '50%'],
    ["Intl.NumberFormat('xx-YY').resolvedOptions().locale", 'en-IN'],
  ])('%s', async (expression, expected) => {
    expect(await valueOf(expression)).toEqual(expected);
  });
});

describe('hostile calls', () => {
  test.each([
    'hostIntl()',
    'hostIntl("{}")',
    'hostIntl("no JSON")',
    'hostIntl(JSON.stringify({ call: "use", kind: "constructor", method: "constructor", locales: [], options: {}, values: [] }))',
    'hostIntl(JSON.stringify({ call: "use", kind: "NumberFormat", method: "constructor", locales: [], options: {}, values: [] }))',
    'hostIntl(JSON.stringify({ call: "use", kind: "NumberFormat", method: "__proto__", locales: [], options: {}, values: [] }))',
    'hostIntl(JSON.stringify({ call: "use", kind: "Segmenter", method: "segment", locales: [], options: {}, values: [{ text: "a" }] }))',
    'hostIntl(JSON.stringify({ call: "supported", kind: "__proto__", locales: [], options: {} }))',
  ])('get an error as JSON: %s', async (expression) => {
    const answer = await valueOf(expression);
    expect(JSON.parse(v.parse(v.string(), answer))).toEqual({ error: [expect.any(String), expect.any(String)] });
  });

  test.each([
    ['a long list', "new Intl.ListFormat('en').format(Array(60_000).fill('ab'))", /allowed/],
    ['a long text to segment', "[...new Intl.Segmenter('en').segment('a '.repeat(90_000))]", /allowed/],
    ['a long locale', "new Intl.NumberFormat('x'.repeat(5_000))", /too long/],
    ['a long option', "new Intl.DateTimeFormat('en', { timeZone: 'x'.repeat(5_000) })", /too long/],
    ['a long integer', "new Intl.NumberFormat('en').format(10n ** 5_000n)", /too long/],
    ['a throwing getter', "new Intl.NumberFormat('en', { get style() { throw new Error('mine'); } })", /mine/],
    ['a throwing text', "new Intl.NumberFormat({ [Symbol.iterator]() { throw new Error('mine'); } })", /mine/],
  ])('with %s', async (_, expression, message) => {
    await expect(valueOf(expression)).rejects.toThrow(message);
  });

  test('cannot have a number with a million digits', async () => {
    expect(await valueOf("new Intl.NumberFormat('en').format('1e999999999')")).toBe('∞');
    expect(await valueOf("new Intl.NumberFormat('en').format('9'.repeat(30)).length")).toBe(30 + 9);
  });

  test('that loop are stopped, and leave nothing in the host', async () => {
    const loop =
      "(() => { for (let n = 0; ; n += 1) try { new Intl.DateTimeFormat('en', { timeZone: 'UTC', numberingSystem: 'latn', era: 'long', weekday: 'long' }).format(n); } catch {} })()";
    const start = process.cpuUsage();
    expect(await answerOf(loop, 3_000)).toEqual({ error: 'It takes more than 3 s of processor time.' });
    expect(process.cpuUsage(start).user / 1_000_000).toBeLessThan(8);
    expect(Intl.NumberFormat.name).toBe('NumberFormat');
  });

  test('by prototypes of the interpreter’s own only change their own results', async () => {
    await valueOf(
      "(() => { Intl.NumberFormat.prototype.resolvedOptions = () => 'mine'; Object.prototype.style = 'percent'; return new Intl.NumberFormat('en').format(1); })()",
    );
    expect(new Intl.NumberFormat('en').format(1)).toBe('1');
    expect(answerIntl('{"call":"canonical","locales":["EN-in"]}')).toBe('{"value":["en-IN"]}');
  });
});
