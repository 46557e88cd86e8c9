import { render } from '@testing-library/react';
import { readStylesheets } from '../../testing/stylesheets.ts';
import { Swatch, type Fill } from './Swatch.ts';

/** Colours that a sample of a fill is drawn with, and whether it is hatched. */
function drawing(fill: Fill) {
  const { container } = render(<Swatch $fill={fill} />);
  const sample = container.firstElementChild;
  const value = (property: string) =>
    readStylesheets().find((one) => one.property === property && sample?.matches(one.selector))?.value ?? '';
  return { sample, edge: value('border'), isHatched: value('background').includes('repeating'), value };
}

test.each([
  ['debit', 'credit'],
  ['new', 'old'],
] as const)('%s and %s differ in colour and in pattern: who sees no colours can tell them apart', (one, other) => {
  const [first, second] = [drawing(one), drawing(other)];
  expect(first.edge).not.toBe(second.edge);
  expect(first.isHatched).not.toBe(second.isHatched);
});

test('a sample is hidden from screen readers: the words beside it name its meaning', () => {
  expect(drawing('credit').sample).toHaveAttribute('aria-hidden', 'true');
});

test('a sample keeps its colours where the system sets those of the page, as the chart beside it does', () => {
  expect(drawing('debit').value('forced-color-adjust')).toBe('none');
});
