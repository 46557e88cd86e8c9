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
let url = '';

beforeAll(async () => {
  site = createServer(({ method, url: address }, reply) => {
    asked.push(`${method ?? ''} ${address ?? ''}`);
    reply.end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(() => {
  site.close();
});

const openAll = (pages: Readonly<Record<string, string>>) =>
  openPages(
    browser ?? '',
    { pages: new Map(Object.entries(pages)), readFile: () => Promise.resolve(undefined), site: url },
    Object.keys(pages),
  );

const open = (page: string) => openAll({ '/tax': page });

whereInstalled('a page that works has no fault, and reports nothing to its site', async () => {
  const script = "<script>navigator.sendBeacon('/vitals', '{}'); fetch('/tools')</script>";
  expect(await open(pageWith('<p>Tax</p>') + script)).toEqual([]);
  expect(asked).toContain('GET /tools');
  expect(asked).not.toContain('POST /vitals');
});

whereInstalled.each([
  ['an error', '<script>throw new Error("boom")</script>', /^\/tax: an error was thrown: Error: boom$/],
  ['a message of an error', '<script>console.error("no rate")</script>', /^\/tax: the console says: no rate$/],
  ['a style that its policy blocks', '<p style="color:red">Tax</p>', /^\/tax: .*style/],
  ['words that are hard to read', '<p id="grey">Tax</p><style>#grey{color:#ccc}</style>', /contrast.*\(#grey\)$/],
])('%s is a fault', async (name, content, fault) => {
  expect(await open(pageWith(content, name.includes('policy') ? policy : ''))).toContainEqual(
    expect.stringMatching(fault),
  );
});

whereInstalled('a script that never ends is a fault, and the pages after it are opened, too', async () => {
  const endless = '<script>setTimeout(() => { for (;;) {} })</script>';
  const kept = '<script>console.error(document.cookie); document.cookie = "seen=1"</script>';
  expect(
    await openAll({
      '/loop': pageWith('<p>Tax</p>') + endless,
      '/first': pageWith('<p>Tax</p>') + kept,
      '/second': pageWith('<p>Tax</p>') + kept,
    }),
  ).toEqual([
    expect.stringMatching(/^\/loop: .*it is frozen$/),
    '/first: the console says: ',
    '/second: the console says: ',
  ]);
});
