import { sampleConfig, samplePage } from '@artha/core/testing/pages';
import { openGraph } from './openGraph.ts';

const linesOf = (...[picture, own]: [Parameters<typeof openGraph>[2]?, Parameters<typeof openGraph>[3]?]) =>
  openGraph(samplePage({ title: 'Save & "earn" </title><script>' }), sampleConfig, picture, own).join('');

test('a page describes its picture with size and text, and asks for the large card', () => {
  const url = 'https://artha.example/og/0.png';
  const html = linesOf({ url, alt: 'Terms & "Conditions"', drawn: undefined });
  expect(html).toContain(`<meta property="og:image" content="${url}">`);
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:image:alt" content="Terms &amp; &quot;Conditions&quot;">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('without a picture it asks for no card, and has all other share data', () => {
  const html = linesOf();
  expect(html).not.toMatch(/og:image|twitter:card/);
  expect(html).toContain('<meta property="og:url" content="https://artha.example/pricing">');
  expect(html).toContain('<meta property="og:locale" content="en_IN">');
});

test('it has the title that its components give, escaped, whatever a team wrote', () => {
  expect(linesOf()).toContain('<meta property="og:title" content="Save &amp; &quot;earn&quot; ');
  expect(linesOf(undefined, { title: 'Rates <today>' })).toContain(
    '<meta property="og:title" content="Rates &lt;today&gt;">',
  );
});
