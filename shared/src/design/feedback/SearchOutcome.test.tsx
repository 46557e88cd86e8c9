import { render, screen } from '@testing-library/react';
import { SearchOutcome } from './SearchOutcome.tsx';

test.each([
  [0, 'No term matches “roe”.Try fewer letters, or the full name instead of the short one.'],
  [1, '1 term matches “roe”.'],
  [2, '2 terms match “roe”, closest first.'],
])('a search that finds %d says: %s', (count, words) => {
  render(<SearchOutcome wanted="roe" count={count} />);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('the live region exists before there is a search, is empty then, and announces the result', () => {
  const { rerender } = render(<SearchOutcome wanted="" count={120} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<SearchOutcome wanted="roe" count={0} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(screen.getByRole('heading', { level: 2, name: 'No term matches “roe”.' })).toBeVisible();
});

test('another language says it in its own words, with or without a hint', () => {
  const texts = {
    found: (count: number, words: string) => `“${words}” के लिए ${String(count)} शब्द मिले।`,
    noMatch: (words: string) => `“${words}” से कोई शब्द नहीं मिला।`,
  };
  const { rerender } = render(<SearchOutcome wanted="roe" count={3} texts={texts} />);
  expect(screen.getByRole('status').textContent).toBe('“roe” के लिए 3 शब्द मिले।');
  rerender(<SearchOutcome wanted="roe" count={0} texts={texts} />);
  expect(screen.getByRole('status').textContent).toBe('“roe” से कोई शब्द नहीं मिला।');
});

test('what was searched for is shown as it was typed, and is never markup', () => {
  render(<SearchOutcome wanted="<b>roe</b>" count={3} />);
  expect(screen.getByRole('status')).toHaveTextContent('3 terms match “<b>roe</b>”, closest first.');
});
