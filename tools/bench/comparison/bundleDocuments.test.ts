import { bundleDocuments } from './bundleDocuments.ts';

const pageWith = (policies: string) =>
  `<!doctype html><html lang="en-IN"><head>${policies}<title>Tax | Artha</title><script>early()</script><style>:root{}</style><style data-styled="">.a{}</style><link rel="preload" href="/x.js" integrity="sha256-x"><link rel="preload" href="/r.json"><script defer src="/a.js" integrity="sha256-a"></script><script defer src="/b.js" integrity="sha256-b"></script></head><body lang="en-IN"><div id="root"><main><div>Tax</div></main></div>
<script type="application/json" id="page">{"registry":{}}</script><script type="application/ld+json">{"@graph":[]}</script></body></html>`;

const policy = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}">`;
const open =
  policy("script-src 'strict-dynamic' 'sha256-early' 'sha256-a' 'sha256-b' 'sha256-x'; img-src 'self'") +
  policy("script-src 'self' 'sha256-early'");
const script = { address: '/bundle/main.js', integrity: 'sha256-own' };

test('the prerendered document is the page with one script, and without its preloads and data', () => {
  const own =
    policy("script-src 'strict-dynamic' 'sha256-early' 'sha256-own'; img-src 'self'") +
    policy("script-src 'self' 'sha256-early'");
  const { prerendered, withoutPolicies } = bundleDocuments(pageWith(open), script);
  expect(prerendered)
    .toBe(`<!doctype html><html lang="en-IN"><head>${own}<title>Tax | Artha</title><script>early()</script><style>:root{}</style><style data-styled="">.a{}</style><script defer fetchpriority="high" src="/bundle/main.js" integrity="sha256-own" crossorigin></script></head><body lang="en-IN"><div id="root"><main><div>Tax</div></main></div>
<script type="application/json" id="page">{}</script><script type="application/ld+json">{"@graph":[]}</script></body></html>`);
  expect(withoutPolicies).toBe(prerendered.replace(own, ''));
});

test('the policy of an isolated page keeps the scripts that it may load later', () => {
  const isolated = policy("script-src 'sha256-early' 'sha256-a' 'sha256-later'; img-src a");
  expect(bundleDocuments(pageWith(isolated), script).prerendered).toContain(
    policy("script-src 'sha256-early' 'sha256-later' 'sha256-own'; img-src a"),
  );
});

test('the client-rendered document is empty, with the styles of the ground alone', () => {
  const { clientRendered } = bundleDocuments(pageWith(open), script);
  expect(clientRendered).toContain('<div id="root"></div>');
  expect(clientRendered).toContain('<style>:root{}</style><script defer');
});

test('a page of another form is refused', () => {
  expect(() => bundleDocuments('<title>Tax</title>', script)).toThrow('The composed page has no');
});
