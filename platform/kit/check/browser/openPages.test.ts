import { createServer, type Server } from 'node:http';
import { findBrowser } from './findBrowser.ts';
import { openPages } from './openPages.ts';

const browser = findBrowser();
const whereInstalled = browser === undefined ? test.skip : test;

/** A page that says that it can be used, with more content. */
const pageWith = (content: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Tax</title>${head}</head><body><main data-region data-ready="">${content}</main></body></html>`;
const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'none'">`;

let site: Server;
const asked: string[] = [];

/** The script waits on the page's thread, without using a processor, for an answer that its site never sends. */
const endless =
  "<script>setTimeout(() => { const wait = new XMLHttpRequest(); wait.open('GET', '/never', false); wait.send(); })</script>";
const kept = '<script>console.error(document.cookie); document.cookie = "seen=1"</script>';

const pages: Readonly<Record<string, string>> = {
  '/frozen': pageWith('<p>Tax</p>') + endless,
  '/works': pageWith('<p>Tax</p>') + "<script>navigator.sendBeacon('/vitals', '{}'); fetch('/tools')</script>",
  '/first': pageWith('<p>Tax</p>') + kept,
  '/second': pageWith('<p>Tax</p>') + kept,
  '/throws': pageWith('<script>throw new Error("boom")</script>'),
  '/says': pageWith('<script>console.error("no rate")</script>'),
  '/styled': pageWith('<p style="color:red">Tax</p>', policy),
  '/grey': pageWith('<p id="grey">Tax</p><style>#grey{color:#ccc}</style>'),
};
let faults: readonly string[] = [];

/** The faults of a page. */
const faultsOf = (path: string) => faults.filter((fault) => fault.startsWith(`${path}: `));

beforeAll(async () => {
  site = createServer(({ method, url: address }, reply) => {
    asked.push(`${method ?? ''} ${address ?? ''}`);
    if (address !== '/never') reply.end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  if (browser === undefined) return;
  const served = { pages: new Map(Object.entries(pages)), readFile: () => Promise.resolve(undefined), site: url };
  faults = await openPages(browser, served, Object.keys(pages));
});

afterAll(() => {
  site.closeAllConnections();
  site.close();
});

whereInstalled('a page that works has no fault, and reports nothing to its site', () => {
  expect(faultsOf('/works')).toEqual([]);
  expect(asked).toContain('GET /tools');
  expect(asked).not.toContain('POST /vitals');
});

whereInstalled.each([
  ['an error', '/throws', /: an error was thrown: Error: boom$/],
  ['a message of an error', '/says', /: the console says: no rate$/],
  ['a style that its policy blocks', '/styled', /: .*style/],
  ['words that are hard to read', '/grey', /contrast.*\(#grey\)$/],
])('%s is a fault', (_, path, fault) => {
  expect(faultsOf(path)).toContainEqual(expect.stringMatching(fault));
});

whereInstalled('a script that never ends is a fault, and the pages after it are opened, too', () => {
  expect(asked).toContain('GET /never');
  expect(faultsOf('/frozen')).toEqual([expect.stringMatching(/ it is frozen$/)]);
});

whereInstalled('a page knows nothing that another one stored', () => {
  expect(['/first', '/second'].flatMap(faultsOf)).toEqual([
    '/first: the console says: ',
    '/second: the console says: ',
  ]);
});
