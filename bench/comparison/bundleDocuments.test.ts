import { bundleDocuments } from './bundleDocuments.ts';

const page = `<!doctype html><html lang="en-IN"><head><title>Tax | Artha</title><meta name="description" content="A tax."><script>early()</script><style>:root{}</style><style data-styled="">.a{}</style><link rel="preload" href="/x.js"></head><body lang="en-IN"><div id="root"><main><div>Tax</div></main></div>
<script type="application/json" id="page">{}</script></body></html>`;

test('the prerendered document keeps the texts and the styles of the page, and its only script is the bundle', () => {
  const { prerendered } = bundleDocuments(page, '/bundle.js');
  expect(prerendered).toContain('<div id="root"><main><div>Tax</div></main></div>');
  expect(prerendered).toContain('<style>:root{}</style><style data-styled="">.a{}</style>');
  expect(prerendered.match(/<script.*?<\/script>/g)).toEqual(['<script defer src="/bundle.js"></script>']);
});

test('the client-rendered document is empty, with the styles of the ground alone', () => {
  const { clientRendered } = bundleDocuments(page, '/bundle.js');
  expect(clientRendered).toContain('<div id="root"></div>');
  expect(clientRendered).not.toContain('data-styled');
});

test('a page of another form is refused', () => {
  expect(() => bundleDocuments('<title>Tax</title>', '/bundle.js')).toThrow('The composed page has no');
});
