import { findLatinWords } from './findLatinWords.ts';

function inside(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test.each([
  ['<p>मूल्य</p><p>Pricing</p>', ['Pricing']],
  ['<button aria-label="Close menu">×</button>', ['Close', 'menu']],
  ['<input placeholder="Search terms">', ['Search', 'terms']],
])('%s has words that were not translated', (html, words) => {
  expect(findLatinWords(inside(html))).toEqual(words);
});

test.each([
  'PAN, UPI और धारा 80C',
  '<a lang="en" href="/">English <span>page</span></a>',
  'asha@example.in या https://artha.example/help',
  'Google से जारी रखें',
])('%s has none', (html) => {
  expect(findLatinWords(inside(html), ['Google'])).toEqual([]);
});
