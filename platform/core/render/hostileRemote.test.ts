import { runBundles } from '@artha/interpreter/runBundles';
import { bundlesOf } from './bundlesOf.ts';
import { renderRemote } from './renderRemote.ts';
import { defaultBundleLimits } from '@artha/interpreter/bundleLimits';
import type { Frame } from '@artha/markup/frameSchema';
import type { RemoteToRender } from './remoteToRender.ts';

// Results of a hostile team's bundle, in the processes of the release service.

const region = '<div data-region="screen">TOKEN</div>';
const frame: Frame = {
  html: `<main>${region}</main><footer>End</footer>`,
  style: '<style></style>',
  region,
  token: 'TOKEN',
  documentStyle: '',
  reservedIds: [],
};
const shell = `
  exports.shareScope = {};
  exports.renderRegion = async (path, page, load) =>
    ({ html: '<div data-region="screen">' + (await load('tax', 'Tax')).Tax(path) + '</div>', style: '' });`;

/** The pages of a remote, each with its bundle. */
function remoteOf(...codes: readonly string[]): RemoteToRender {
  return {
    shell,
    page: '{}',
    bundles: codes.map((code, index) => ({ path: `server/${index}.cjs`, code })),
    entries: codes.map((_, index) => ({
      kind: 'page',
      address: `/${index}`,
      name: 'Tax',
      tasks: [{ kind: 'page', bundle: `server/${index}.cjs`, path: `/${index}` }],
      frame,
    })),
    origin: 'https://artha.example',
    ownPaths: codes.map((_, index) => `/${index}`),
    readMaps: () => Promise.resolve(undefined),
  };
}

const fine = "exports.Tax = () => '<p>fine</p>';";
const rendered = { page: expect.objectContaining({ html: expect.stringContaining('<p>fine</p>') }) };

const badlyNested = expect.stringContaining('nested in a way that browsers parse differently');

test.each([
  [
    'thousands of formatting elements, repeated by each element after them',
    `exports.Tax = () => '<div>' + Array.from({ length: 3000 }, (_, n) => '<b a' + n + '>').join('') + '</div>' + '<div>x</div>'.repeat(3000);`,
    badlyNested,
  ],
  [
    'links that are left open in the rows of a table',
    `exports.Tax = () => '<table>' + Array.from({ length: 2000 }, (_, n) => '<tr><td><a id=a' + n + '><i><u>').join('</td></tr>');`,
    expect.stringMatching(/does not end where the shell’s markup continues|nested in a way/),
  ],
  [
    'a hundred thousand elements inside each other',
    "exports.Tax = () => '<div>'.repeat(100000) + '</div>'.repeat(100000);",
    expect.not.stringMatching(/accepted/),
  ],
  [
    'an element with two hundred thousand attributes',
    "exports.Tax = () => '<p ' + Array.from({ length: 200000 }, (_, n) => 'a' + n).join(' ') + '></p>';",
    expect.stringContaining('has 200000 attributes; 100 are allowed'),
  ],
])('%s: a refusal of this page alone, within its limits', async (_, code, cause) => {
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const [first, second] = await renderRemote(remoteOf(code, fine));
  expect(first && 'failure' in first ? first.failure.cause : 'accepted').toEqual(cause);
  expect(second).toEqual(rendered);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
  // Wall time on a machine with other work; the limits are of processor time.
  expect(performance.now() - started).toBeLessThan(90_000);
});

test('a list that only native code of the interpreter walks through ends with its process, and its team is told why', async () => {
  const remote = remoteOf('exports.Tax = () => new Array(2 ** 32 - 1).join("");', fine);
  const limits = { ...defaultBundleLimits, taskCpuMs: 500 };
  const [first, second] = await runBundles(bundlesOf(remote), undefined, limits);
  expect(first).toBe('{"error":"It takes more than 4 s of processor time."}');
  expect(second).toContain('fine');
});

test('pages of two million characters are refused before they fill the memory of the service', async () => {
  const code = "exports.Tax = () => '<p>' + 'x'.repeat(2_000_000) + '</p>';";
  const remote = remoteOf(code);
  const lines = await runBundles(
    bundlesOf({ ...remote, entries: Array.from({ length: 20 }, () => remote.entries).flat() }),
    undefined,
    { ...defaultBundleLimits, allAnswerBytes: 10 * 2 ** 20 },
  );
  expect(lines.join('').length).toBeLessThan(11 * 2 ** 20);
  expect(lines.at(-1)).toMatch(/It writes more than \d+ bytes/);
});

test('structured data nested without an end is refused', async () => {
  const request = remoteOf(
    `${fine} exports.structuredData = () => { let a = []; for (let n = 0; n < 500; n += 1) a = [a]; return [{ '@type': 'X', a }]; };`,
  );
  const [entry] = request.entries;
  if (!entry) throw new Error('It has a page.');
  const tasks = [...entry.tasks, { kind: 'data' as const, bundle: 'server/0.cjs', site: '{}' }];
  const [result] = await renderRemote({ ...request, entries: [{ ...entry, tasks }] });
  expect(result).toMatchObject({
    failure: { cause: expect.stringContaining('more than 20 objects and lists inside each other') },
  });
});

test('a remote with more pages than are allowed is not rendered', async () => {
  const { entries, ...others } = remoteOf(fine);
  const many = await renderRemote({ ...others, entries: Array.from({ length: 1_001 }, () => entries).flat() });
  const cause = 'Its remote has 1001 pages and documents; 1000 are allowed';
  expect(many).toHaveLength(1_001);
  expect(many.every((one) => 'failure' in one && one.failure.cause === cause)).toBe(true);
});
