import fc from 'fast-check';
import { ratioWords } from '../../texts/en/ratioWords.ts';
import { termIds, type TermId } from '../termIds.ts';
import { computeRatio, type RatioFigures } from './computeRatio.ts';
import { explainFault } from './explainFault.ts';
import { inputIds, ratioInputs } from './inputs.ts';

const rupees = fc.integer({ min: 1, max: 1_000_000_000_000 }).map((paise) => paise / 100);
const anyNumber = fc.oneof(
  fc.constantFrom(0, -0, 1e-300, 1e300, -1, Number.MIN_VALUE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Figures of a going concern: all there, all above zero. */
const business: fc.Arbitrary<RatioFigures> = fc
  .tuple(fc.array(rupees, { minLength: inputIds.length, maxLength: inputIds.length }), fc.integer({ min: 1, max: 60 }))
  .map(([amounts, percent]) => ({
    ...Object.fromEntries(inputIds.map((id, index) => [id, amounts[index]])),
    rate: percent / 100,
    periods: percent,
  }));

function valueOf(id: TermId, figures: RatioFigures): number {
  const outcome = computeRatio(id, figures);
  return outcome.kind === 'value' ? outcome.value : Number.NaN;
}

/**
 * As near as two ways of rounding are.
 * @param parts what was added up: each is rounded, and may be far larger than the sum.
 */
function expectClose(actual: number, expected: number, parts: readonly number[] = []): void {
  const scale = Math.max(1, ...[actual, expected, ...parts].map(Math.abs));
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * scale);
}

const lawOf = (law: (figures: RatioFigures) => void) => () => {
  fc.assert(fc.property(business, law));
};

/** The parts of the Cash Conversion Cycle. */
const periods = ['inventory-conversion-period', 'receivables-conversion-period', 'payables-conversion-period'] as const;

describe('laws of the ratios', () => {
  test(
    'the Cash Conversion Cycle is the sum of its parts',
    lawOf((figures) => {
      const [inventory = 0, receivables = 0, payables = 0] = periods.map((id) => valueOf(id, figures));
      const sum = inventory + receivables - payables;
      expectClose(valueOf('cash-conversion-cycle', figures), sum, [inventory, receivables, payables]);
    }),
  );

  test(
    'Asset To Sales Ratio times Asset Turnover Ratio is 1',
    lawOf((figures) => {
      expectClose(valueOf('asset-to-sales-ratio', figures) * valueOf('asset-turnover-ratio', figures), 1);
    }),
  );

  test.each([
    ['inventory-conversion-period', 'inventory-turnover-ratio'],
    ['receivables-conversion-period', 'receivables-turnover-ratio'],
  ] as const)('%s times %s is a year', (period, turnover) => {
    lawOf((figures) => {
      expectClose(valueOf(period, figures) * valueOf(turnover, figures), 365);
    })();
  });

  test(
    'the Quick Ratio is the Current Ratio if there is nothing to leave out, and never higher',
    lawOf((figures) => {
      const current = valueOf('current-ratio', figures);
      expect(valueOf('quick-ratio', { ...figures, inventory: 0, prepaidExpenses: 0 })).toBe(current);
      expect(valueOf('quick-ratio', figures)).toBeLessThanOrEqual(current);
    }),
  );

  test(
    'later money counts for less: the Discounted Payback Period is longer than the Payback Period',
    lawOf((figures) => {
      const discounted = computeRatio('discounted-payback-period', figures);
      const { initialInvestment = 0, rate = 0, periodicCashFlow = 0 } = figures;
      expect(discounted.kind === 'value').toBe(initialInvestment * rate < periodicCashFlow);
      if (discounted.kind === 'value') {
        const plain = valueOf('payback-period', figures);
        expect(discounted.value).toBeGreaterThanOrEqual(plain * (1 - 1e-9));
      }
    }),
  );

  test(
    'after its discounted payback, the cash flows are worth the investment',
    lawOf((figures) => {
      const periods = valueOf('discounted-payback-period', figures);
      const { initialInvestment = 0, rate = 0, periodicCashFlow = 0 } = figures;
      // Near the points from which the money comes back at once or never, rounding decides.
      fc.pre(periods > 0.01 && periods < 100);
      const worth = (periodicCashFlow * (1 - (1 + rate) ** -periods)) / rate;
      expect(Math.abs(worth / initialInvestment - 1)).toBeLessThan(1e-6);
    }),
  );

  test(
    'the Equivalent Annual Annuity, paid in every period, is worth the net present value',
    lawOf((figures) => {
      const annuity = valueOf('equivalent-annual-annuity', figures);
      const { npv = 0, rate = 0, periods = 0 } = figures;
      const worth = Array.from({ length: periods }, (_, index) => annuity * (1 + rate) ** -(index + 1));
      expectClose(worth.reduce((sum, one) => sum + one, 0) / npv, 1);
    }),
  );

  test(
    'near a rate of zero both come near what they are at zero',
    lawOf((figures) => {
      for (const id of ['discounted-payback-period', 'equivalent-annual-annuity'] as const) {
        const project = { ...figures, periodicCashFlow: (figures.initialInvestment ?? 0) / 5 };
        const atZero = valueOf(id, { ...project, rate: 0 });
        expect(Math.abs(valueOf(id, { ...project, rate: 1e-7 }) / atZero - 1)).toBeLessThan(1e-4);
      }
    }),
  );

  test(
    'a ratio of amounts is the same in rupees and in lakh',
    lawOf((figures) => {
      const inLakh: RatioFigures = Object.fromEntries(
        Object.entries(figures).map(([id, value]) => [id, id === 'rate' || id === 'periods' ? value : value / 100_000]),
      );
      for (const id of ['current-ratio', 'return-on-investment', 'payback-period', ...periods] as const) {
        expectClose(valueOf(id, inLakh), valueOf(id, figures));
      }
      const cycle = 'cash-conversion-cycle';
      expectClose(
        valueOf(cycle, inLakh),
        valueOf(cycle, figures),
        periods.map((id) => valueOf(id, figures)),
      );
    }),
  );
});

test('whatever the figures, a ratio is a number that can be counted or has a reason in words', () => {
  const anyFigures = fc.record(Object.fromEntries(inputIds.map((id) => [id, anyNumber])), { requiredKeys: [] });
  const anyTerm = fc.constantFrom(...termIds);
  fc.assert(
    fc.property(anyTerm, anyFigures, (id, figures) => {
      const outcome = computeRatio(id, figures);
      if (outcome.kind === 'value') {
        expect(Number.isFinite(outcome.value)).toBe(true);
        expect(Object.is(outcome.value, -0)).toBe(false);
      } else {
        const reason = explainFault(id, outcome.fault, figures, ratioWords);
        expect(reason).toMatch(/^[A-Z].*[a-z]\.$/);
        expect(reason).not.toMatch(/NaN|aN|Infinity|undefined/);
      }
    }),
    { numRuns: 1000 },
  );
});

test('no figure has the name of another', () => {
  const names = inputIds.flatMap((id) => [ratioInputs[id].label.toLowerCase(), ...(ratioInputs[id].alsoCalled ?? [])]);
  expect(new Set(names).size).toBe(names.length);
});
