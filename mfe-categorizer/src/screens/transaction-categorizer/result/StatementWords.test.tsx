import { renderScreen, sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import { StatementWords } from './StatementWords.tsx';
import { result } from '../../../languages/en/result.ts';
import { ResultTextsOf } from '../../../texts/resultTexts.ts';

const dialog = { event: 'term:open', screen: 'TermDialog' };
const registry = sampleRegistry({
  glossary: [sampleVersion({ routes: [sampleRoute({ path: '/finterms/{page}', dialog })] })],
});

const transactions = [{ description: 'UPI/41234/RAVI' }, { description: 'NEFT-ACME' }];

const wordsOf = (rows: typeof transactions) => (
  <ResultTextsOf texts={result}>
    <StatementWords transactions={rows} />
  </ResultTextsOf>
);

test('words of the narrations lead to their definitions', () => {
  renderScreen(wordsOf(transactions), { registry });
  expect(screen.getByText('Words in these narrations')).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/finterms/upi', '/finterms/neft']);
});

test('nothing is shown without a glossary, or without such words', () => {
  const { container } = renderScreen(wordsOf(transactions));
  expect(container).toBeEmptyDOMElement();
  expect(renderScreen(wordsOf([]), { registry }).container).toBeEmptyDOMElement();
});
