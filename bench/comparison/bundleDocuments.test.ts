import { bundleDocuments } from './bundleDocuments.ts';

const page = `<!doctype html><html lang="en-IN"><head><meta http-equiv="Content-Security-Policy" content="x"><title>Tax | Artha</title><script>early()</script><style>:root{}</style><style data-styled="">.a{}</style><link rel="preload" href="/x.js"><link rel="preload" href="/r.json"><script defer src="/a.js"></script><script defer src="/b.js"></script></head><body lang="en-IN"><div id="root"><main><div>Tax</div></main></div>
<script type="application/json" id="page">{"registry":{}}</script><script type="application/ld+json">{"@graph":[]}</script></body></html>`;

test('the prerendered document is the page with one script, and without its policy, preloads and data', () => {
  expect(bundleDocuments(page, '/bundle.js').prerendered)
    .toBe(`<!doctype html><html lang="en-IN"><head><title>Tax | Artha</title><script>early()</script><style>:root{}</style><style data-styled="">.a{}</style><script defer fetchpriority="high" src="/bundle.js"></script></head><body lang="en-IN"><div id="root"><main><div>Tax</div></main></div>
<script type="application/json" id="page">{}</script><script type="application/ld+json">{"@graph":[]}</script></body></html>`);
});

test('the client-rendered document is empty, with the styles of the ground alone', () => {
  const { clientRendered } = bundleDocuments(page, '/bundle.js');
  expect(clientRendered).toContain('<div id="root"></div>');
  expect(clientRendered).toContain('<style>:root{}</style><script defer');
});

test('a page of another form is refused', () => {
  expect(() => bundleDocuments('<title>Tax</title>', '/bundle.js')).toThrow('The composed page has no');
});
