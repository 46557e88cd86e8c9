import * as fc from 'fast-check';
import { numberFormat } from './numbers.ts';

const styles = [
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 1 },
  { maximumFractionDigits: 2 },
  { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { minimumFractionDigits: 2, maximumFractionDigits: 2 },
] as const;

test.each(styles)('%j prints every amount as the browser’s own formatter does, with a real minus', (style) => {
  const own = numberFormat(style);
  const rupees = numberFormat({ ...style, currency: '₹' });
  const native = new Intl.NumberFormat('en-IN', { ...style, signDisplay: 'negative' });
  const nativeRupees = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: 0,
    ...style,
    style: 'currency',
    currency: 'INR',
    signDisplay: 'negative',
  });
  const amounts = fc.oneof(
    fc.double({ min: -1e13, max: 1e13, noNaN: true }),
    fc.integer({ min: -1e12, max: 1e12 }).map((paise) => paise / 100),
    fc.integer({ min: -1e6, max: 1e6 }).map((halves) => halves / 2),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(own(amount)).toBe(native.format(amount).replace('-', '−'));
      expect(rupees(amount)).toBe(nativeRupees.format(amount).replace('-', '−'));
    }),
  );
});

test('what rounds to nothing has no sign', () => {
  expect(numberFormat({ maximumFractionDigits: 0 })(-0.4)).toBe('0');
});
