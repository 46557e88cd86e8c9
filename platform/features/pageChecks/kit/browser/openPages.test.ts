import { createServer, type Server } from 'node:http';
import { describePageFault } from './describePageFault.ts';
import { findBrowser } from '@artha/remote-kit/findBrowser';
import { openPages, type BrowserFindings } from './openPages.ts';

const browser = findBrowser();
const whereInstalled = browser === undefined ? test.skip : test;

/** A page that says that it can be used, with more content. */
const pageWith = (content: string) =>
  `<!doctype html><html lang="en"><head><title>Tax</title></head><body><main data-region="screen" data-ready="">${content}</main></body></html>`;

/** A page whose script is at an address of the remote, as a file of its release. */
const withScript = (name: string, content = '<p>Tax</p>') =>
  `${pageWith(content)}<script src="/remotes/tax/0a/${name}.js"></script>`;

let site: Server;
const asked: string[] = [];

/** The script waits on the page's thread, without using a processor, for an answer that its site never sends. */
const endless =
  "<script>setTimeout(() => { const wait = new XMLHttpRequest(); wait.open('GET', '/never', false); wait.send(); })</script>";
const kept = '<script>console.error(document.cookie); document.cookie = "seen=1"</script>';
const elsewhere = 'http://localhost:9';

/** The shell in small: it shows a page's screen without loading its document. */
const router = `addEventListener('popstate', () => {
  const main = document.createElement('main');
  main.dataset.region = main.dataset.ready = '';
  document.querySelector('main').replaceWith(main);
  main.textContent = location.pathname;
  // As a screen that sets the HTML of an element, which is there already in a composed page.
  if (location.pathname === '/html') main.append(Object.assign(document.createElement('b'), { innerHTML: '<i>Tax</i>' }));
  if (location.pathname === '/leaves') location.reload();
})`;

const pages: Readonly<Record<string, string>> = {
  '/frozen': pageWith('<p>Tax</p>') + endless,
  '/works': pageWith('<p>Tax</p>') + "<script>navigator.sendBeacon('/vitals', '{}'); fetch('/tools')</script>",
  '/first': pageWith('<p>Tax</p>') + kept,
  '/second': pageWith('<p>Tax</p>') + kept,
  '/throws': withScript('throws'),
  '/rejects': pageWith('<script>Promise.reject(new Error("no rate"))</script>'),
  '/says': pageWith('<script>console.error("no rate")</script>'),
  '/styled': pageWith('<p style="color:#300">Tax</p>'),
  '/library': withScript('library'),
  '/wasm': withScript('wasm'),
  '/probe': withScript('probe'),
  '/goes': pageWith('<p>Tax</p>') + '<script>setTimeout(() => location.replace("/tools"), 400)</script>',
  '/grey': pageWith('<p id="grey">Tax</p><style>#grey{color:#ccc}</style>'),
  '/differs': withScript('differs', '<p>12,00,000</p>'),
  '/html': pageWith('<b><i>Tax</i></b>'),
  '/leaves': pageWith('<p>Tax</p>'),
  '/fails': withScript('fails', '<button id="fail">Fail</button><button id="other">Other</button>'),
  '/from': `${pageWith('<p>Home</p>')}<script>${router}</script>`,
  '/controls': withScript(
    'controls',
    `<button id="open">Open</button><dialog id="asks"><p id="pale">Sure?</p><button>Yes</button></dialog>
    <a href="/tools">Tools</a><a href="#part">Part</a><details><summary>More</summary><p>Tax</p></details>
    <label>Year <select><option>2025</option><option>2026</option></select></label>
    <label>Amount <input type="number"></label><label><input type="checkbox"> Old regime</label>
    <label>Rate <input type="range" min="1" max="9"></label>
    <form action="${elsewhere}/steal" method="post"><button>Send</button></form>
    <form id="own" action="/own"><button>Save</button></form><button id="away">Away</button>`,
  ),
};

const scripts: Readonly<Record<string, string>> = {
  throws: 'throw new Error("boom")',
  library: 'document.head.append(Object.assign(document.createElement("style"), { textContent: "p{color:red}" }))',
  wasm: 'WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).catch(() => undefined)',
  probe: 'try { new Function("") } catch {}',
  differs: `setTimeout(() => {
    document.querySelector('p').textContent = '1,200,000';
    reportError(new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=text&args[]='));
  }, 50)`,
  // As the shell does: it keeps the failure, and shows a notice that is no error of the console.
  fails: `new DOMException('').code;
    document.querySelector('#fail').addEventListener('click', () => {
      const stack = 'at Tax (' + location.origin + '/remotes/tax/0a/fails.js:42:7)';
      globalThis.kept = Object.assign(new Error('AR-106: tax/Tax: no rate'), { code: 'AR-106', stack });
      sessionStorage.setItem('artha-failures', JSON.stringify([...JSON.parse(sessionStorage.getItem('artha-failures') ?? '[]'), {}]));
      document.querySelector('main').textContent = 'This page did not load.';
    });
    document.querySelector('#other').addEventListener('click', () => console.error('other'));`,
  controls: `const say = (text) => console.error(text);
    const on = (what, type, then) => document.querySelector(what).addEventListener(type, then);
    on('#open', 'click', () => document.querySelector('#asks').showModal());
    on('#asks', 'close', () => say('closed'));
    on('#asks button', 'pointerdown', () => say('agreed'));
    on('details', 'toggle', () => say('unfolded'));
    on('select', 'change', ({ target }) => say('year ' + target.value));
    on('[type=number]', 'input', ({ target }) => say('amount ' + target.value));
    on('[type=checkbox]', 'change', () => say('old'));
    on('[type=range]', 'input', ({ target }) => say('rate ' + target.value));
    on('#away', 'click', () => { open('/tools'); alert('gone'); location.href = '/tools'; });
    on('[href="#part"]', 'click', () => fetch('${elsewhere}/a', { method: 'POST' }).catch(() => undefined));`,
};

const policies: Readonly<Record<string, string>> = {
  '/styled': "style-src 'none'",
  '/library': "style-src 'self'",
  '/wasm': "script-src 'self'",
  '/probe': "require-trusted-types-for 'script'",
  '/html': "require-trusted-types-for 'script'",
  '/from': "require-trusted-types-for 'script'",
};

let findings: BrowserFindings;

/** The faults of a page, described. */
const faultsOf = (path: string) =>
  findings.faults.map(describePageFault).filter((fault) => fault.split(':', 1)[0] === path);

beforeAll(async () => {
  site = createServer(({ method, url: address }, reply) => {
    asked.push(`${method ?? ''} ${address ?? ''}`);
    if (address !== '/never') reply.end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  if (browser === undefined) return;
  const served = {
    readPage: (path: string) => {
      const html = pages[path];
      const policy = policies[path];
      return html === undefined ? undefined : { html, headers: policy ? { 'Content-Security-Policy': policy } : {} };
    },
    readFile: (path: string) => {
      const script = scripts[/^\/remotes\/tax\/0a\/(.*)\.js$/.exec(path)?.[1] ?? ''];
      return Promise.resolve(script === undefined ? undefined : Buffer.from(script));
    },
    site: url,
  };
  const opened = Object.keys(pages)
    .filter((path) => path !== '/from')
    .map((path) => ({ path, from: ['/html', '/leaves'].includes(path) ? '/from' : undefined }));
  // Positions in `library.js` belong to a package; all others to the team.
  const mapFrame = (position: string) => {
    const [script = '', line = '', column = ''] = position.split(':');
    const folder = script === 'library.js' ? 'node_modules/toasts/' : './src/';
    return { position, source: `${folder}${script}:${line}:${column}` };
  };
  findings = await openPages(browser, served, opened, { remote: 'tax', mapFrame });
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
  ['an error, with its line', '/throws', /^\/throws: an error was thrown: Error: boom \(src\/throws\.js:1\)$/],
  ['a rejection that nothing handles', '/rejects', /: a promise was rejected, and nothing handles it: Error: no rate$/],
  ['a message of an error', '/says', /: the console says: no rate$/],
  [
    'a style that its policy blocks',
    '/styled',
    /: a script sets a style attribute by text\nRemedy: needs: \{ inlineStyles: true \}/,
  ],
  [
    'a style of a package, with its name',
    '/library',
    /: toasts sets styles by text\nRemedy: needs: \{ inlineStyles: true \}/,
  ],
  [
    'WebAssembly that its policy blocks',
    '/wasm',
    /: a script compiles WebAssembly \(src\/wasm\.js:1\)\nRemedy: needs: \{ wasm: true \}/,
  ],
  ['words that are hard to read', '/grey', /contrast.*\(#grey\): #\w+ on #\w+ is [\d.]+:1, and 4\.5:1 is needed/],
  [
    'a difference at the hydration, with both texts',
    '/differs',
    /: the browser renders something else .* \(React error 418\): in <p> the page has “12,00,000”, the browser renders “1,200,000”\n/,
  ],
])('%s is a fault', (_, path, fault) => {
  expect(faultsOf(path)).toEqual([expect.stringMatching(fault)]);
});

whereInstalled('code that asks whether it may be generated, and does without, is no fault', () => {
  expect(findings.faults.filter(({ sightings: [first] }) => first?.page === '/probe')).toEqual([
    expect.objectContaining({
      isHarmless: true,
      source: { file: 'src/probe.js', line: 1, column: expect.any(Number) },
    }),
  ]);
});

whereInstalled('HTML that is set only if a visitor comes from another page is a fault', () => {
  expect(faultsOf('/html')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^\/html: after a soft step from another page and after Forward, a script sets HTML by text\nRemedy: needs: \{ html: true \}/,
      ),
    ]),
  );
  expect(faultsOf('/html').join('\n')).not.toMatch(/^\/html: (?!after)/m);
});

whereInstalled('a page that does not come without a load is told, and is no fault', () => {
  expect(findings.faults.filter(({ sightings: [first] }) => first?.page === '/leaves')).toEqual([
    expect.objectContaining({ isHarmless: true, text: expect.stringContaining('the browser loads its document') }),
  ]);
});

whereInstalled('a failure of the shell is told with the line of its component, and the other controls are used', () => {
  expect(faultsOf('/fails')).toEqual([
    '/fails: after a click on “Fail”, visitors see that it did not load: AR-106: tax/Tax: no rate (src/fails.js:42)',
    '/fails: after a click on “Other”, the console says: other (src/fails.js:8)',
  ]);
});

describe('the controls of a page', () => {
  whereInstalled('are used once, what they show is told with them, and what they open is closed', () => {
    const said = faultsOf('/controls').join('\n');
    for (const text of ['closed', 'agreed', 'unfolded', 'year 2026', 'amount 12', 'old', 'rate 9'])
      expect(said).toContain(`the console says: ${text}`);
    expect(said).toContain('/controls: after a click on “Yes”, the console says: agreed');
    expect(said).toContain('/controls: after a change of “Year');
    expect(findings.unfinished).not.toContain('/controls');
  });

  whereInstalled('lead to no other page, and send nothing to another site', () => {
    expect(asked).not.toContain('GET /own');
    expect(findings.others).toEqual([`POST ${elsewhere}`]);
  });
});

whereInstalled('a script that never ends is a fault, and the pages after it are opened, too', () => {
  expect(asked).toContain('GET /never');
  expect(faultsOf('/frozen')).toEqual([expect.stringMatching(/ it is frozen$/)]);
});

whereInstalled('a page that leads to another one is told, and is no fault', () => {
  expect(findings.faults.filter(({ sightings: [first] }) => first?.page === '/goes')).toEqual([
    expect.objectContaining({ isHarmless: true, text: expect.stringContaining('it leads to another page') }),
  ]);
});

whereInstalled('a page knows nothing that another one stored', () => {
  expect(faultsOf('/first, /second')).toEqual(['/first, /second: the console says: ']);
});
