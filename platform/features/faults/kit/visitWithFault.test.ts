import { findWrong, readComposedText } from './visitWithFault.ts';

const composed = readComposedText(
  '<!doctype html><body><nav>Pricing</nav><main><h1>Tax <b>2026</b></h1><p>Old against new.</p></main></body>',
);
const seen = {
  isReady: false,
  sentence: 'The tax calculator did not load.',
  hasRetry: true,
  hasReload: false,
  heading: 'Tax 2026',
  textLength: 40,
};

test('the text of a composed page is that of its main part', () => {
  expect(composed).toEqual({ heading: 'Tax 2026', textLength: 'Tax 2026Old against new.'.length });
});

test('a page that says what did not load and keeps its content is as it should be', () => {
  expect(findWrong(seen, 'notice', composed)).toEqual([]);
  expect(findWrong({ ...seen, hasRetry: false, hasReload: true }, 'incomplete', composed)).toEqual([]);
  expect(findWrong({ ...seen, isReady: true }, 'works', composed)).toEqual([]);
});

test.each([
  [
    'says nothing',
    { hasRetry: false },
    'notice',
    'it does not say that it did not load, or offers no Retry after 30 s',
  ],
  ['loses its heading', { heading: '' }, 'notice', 'the composed page does not stay'],
  ['loses most of its text', { textLength: 11 }, 'notice', 'the composed page does not stay'],
  ['is blank', { isReady: true, textLength: 0 }, 'works', 'the page is blank'],
  ['cannot be used', {}, 'works', 'it cannot be used after 30 s'],
  [
    'offers no reload',
    {},
    'incomplete',
    'it does not say that it did not load completely, or offers no reload after 30 s',
  ],
] as const)('a page that %s is wrong', (_, changes, expected, wrong) => {
  expect(findWrong({ ...seen, ...changes }, expected, composed)).toEqual([wrong]);
});
