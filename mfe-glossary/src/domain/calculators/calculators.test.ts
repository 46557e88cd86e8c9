import fc from 'fast-check';
import { cagr } from './cagr.ts';
import type { Calculator, CalculatorFigures } from './calculator.ts';
import { emi } from './emi.ts';
import { fixedDeposit } from './fixedDeposit.ts';
import { roundToHundredth, toHundredths } from './hundredths.ts';
import { sip } from './sip.ts';
// Worked out beforehand by numpy-financial 1.0 (pmt, fv, rate) and pyxirr 0.10 (xirr), which follow the functions of
// spreadsheets.
import vectors from './spreadsheetVectors.json';
import { computeXirr, type CashFlow } from './xirr.ts';

/** Half a hundredth, and what the vectors lost when they were rounded to six decimals. */
const HALF = 0.005_001;

/** A result by its name. */
function resultOf<Name extends string, Answer extends string>(
  { compute }: Pick<Calculator<Name, Answer>, 'compute'>,
  figures: CalculatorFigures<Name>,
  name: Answer,
): number {
  return compute(figures).find((result) => result.name === name)?.value ?? Number.NaN;
}

const hundredths = (from: number, to: number) =>
  fc.integer({ min: Math.round(from * 100), max: Math.round(to * 100) }).map((value) => value / 100);
const rupees = hundredths(1, 10_000_000);

describe('a quotient of hundredths', () => {
  test('is the nearest hundredth, and of two equally near the one away from zero', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 14n), 10n ** 14n), fc.bigInt(1n, 10n ** 8n), (dividend, divisor) => {
        const rounded = toHundredths(roundToHundredth(dividend, divisor));
        const off = 2n * (rounded * divisor - dividend);
        expect(off <= divisor && off >= -divisor).toBe(true);
      }),
    );
    expect([roundToHundredth(5n, 2n), roundToHundredth(-5n, 2n), roundToHundredth(249n, 100n)]).toEqual([
      0.03, -0.03, 0.02,
    ]);
  });
});

describe('an EMI', () => {
  test.each(vectors.emi)('of %o is that of PMT', ({ pmt, ...figures }) => {
    expect(Math.abs(resultOf(emi, figures, 'emi') - pmt)).toBeLessThan(HALF);
  });

  test('pays back the loan: what is left after the last is less than the rounding of all', () => {
    fc.assert(
      fc.property(rupees, hundredths(0, 50), fc.integer({ min: 1, max: 480 }), (amount, rate, months) => {
        const figures = { amount, rate, months };
        const monthly = rate / 1200;
        const instalment = resultOf(emi, figures, 'emi');
        const worth = monthly === 0 ? months : (1 - (1 + monthly) ** -months) / monthly;
        expect(Math.abs(instalment * worth - amount)).toBeLessThan(0.0051 * worth + amount * 1e-9);
        expect(resultOf(emi, figures, 'total') - resultOf(emi, figures, 'interest')).toBeCloseTo(amount, 2);
      }),
    );
  });
});

describe('a SIP', () => {
  test.each(vectors.sip)('of %o becomes what FV says', ({ fv, ...figures }) => {
    expect(Math.abs(resultOf(sip, figures, 'value') - fv)).toBeLessThan(HALF);
  });

  test('is what the payments grow to month by month', () => {
    fc.assert(
      fc.property(
        hundredths(1, 100_000),
        hundredths(0, 30),
        fc.integer({ min: 1, max: 40 }),
        (instalment, rate, years) => {
          const figures = { instalment, rate, years };
          let value = 0;
          for (let month = 0; month < years * 12; month++) value = (value + instalment) * (1 + rate / 1200);
          expect(Math.abs(resultOf(sip, figures, 'value') / value - 1)).toBeLessThan(1e-9 + 0.005 / value);
          const parts = resultOf(sip, figures, 'invested') + resultOf(sip, figures, 'gain');
          expect(Math.abs(parts / resultOf(sip, figures, 'value') - 1)).toBeLessThan(1e-12);
        },
      ),
    );
  });
});

describe('a fixed deposit', () => {
  test.each(vectors.fixedDeposit)('of %o becomes what FV by the quarter says', ({ fv, ...figures }) => {
    expect(Math.abs(resultOf(fixedDeposit, figures, 'value') - fv)).toBeLessThan(HALF);
  });

  test('earns simple interest for a part of a quarter, and never less for a longer time', () => {
    expect(resultOf(fixedDeposit, { amount: 100_000, rate: 6, months: 2 }, 'interest')).toBe(1000);
    expect(resultOf(fixedDeposit, { amount: 100_000, rate: 6, months: 4 }, 'value')).toBe(102_007.5);
    fc.assert(
      fc.property(rupees, hundredths(0, 20), fc.integer({ min: 2, max: 120 }), (amount, rate, months) => {
        const [longer, shorter] = [months, months - 1].map((time) =>
          resultOf(fixedDeposit, { amount, rate, months: time }, 'value'),
        );
        expect(longer).toBeGreaterThanOrEqual(shorter ?? Infinity);
      }),
    );
  });
});

describe('a CAGR', () => {
  test.each(vectors.cagr)('of %o is that of RATE', ({ rate, ...figures }) => {
    expect(Math.abs(resultOf(cagr, figures, 'cagr') - rate)).toBeLessThan(HALF);
  });

  test('grows the first value to the last, as nearly as two decimals allow', () => {
    fc.assert(
      fc.property(rupees, rupees, hundredths(1, 50), (first, last, years) => {
        const percent = resultOf(cagr, { first, last, years }, 'cagr');
        const yearly = Math.log(last / first) / years;
        const room = 1e-9 * (1 + Math.abs(yearly));
        expect(Math.log1p(Math.max(-1, (percent - 0.005) / 100))).toBeLessThanOrEqual(yearly + room);
        expect(Math.log1p((percent + 0.005) / 100)).toBeGreaterThanOrEqual(yearly - room);
      }),
      { numRuns: 20 },
    );
  });

  test('that is half way between two hundredths is rounded up', () => {
    // (1 + 0.00005)² and (1 − 0.00005)²: 0.005% and −0.005% a year.
    expect(resultOf(cagr, { first: 40_000_000, last: 40_004_000.1, years: 2 }, 'cagr')).toBe(0.01);
    expect(resultOf(cagr, { first: 40_000_000, last: 40_004_000.09, years: 2 }, 'cagr')).toBe(0);
  });
});

describe('an XIRR', () => {
  const flowsOf = (flows: readonly (readonly (number | string)[])[]): readonly CashFlow[] =>
    flows.map(([day, amount]) => ({ day: String(day), rupees: Number(amount) }));

  test.each(vectors.xirr)('of %o is that of spreadsheets', ({ flows, xirr }) => {
    const result = computeXirr(flowsOf(flows));
    expect(result.kind === 'rate' && Math.abs(result.percent - xirr) < HALF).toBe(true);
  });

  test('finds the rate by which any payments were made equal, in any order', () => {
    const payment = fc.record({ day: fc.integer({ min: 0, max: 7300 }), amount: hundredths(100, 100_000) });
    const dayOf = (day: number) => new Date(Date.UTC(2005, 0, 1 + day)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 40 }), hundredths(-60, 200), (paid, percent) => {
        const end = 7665;
        const value = paid.reduce(
          (sum, { day, amount }) => sum + amount * (1 + percent / 100) ** ((end - day) / 365),
          0,
        );
        // The rounding of the last payment must not move the rate.
        fc.pre(value > 1000 && value < 1e12);
        const flows = [
          { day: dayOf(end), rupees: value },
          ...paid.map(({ day, amount }) => ({ day: dayOf(day), rupees: -amount })),
        ];
        const result = computeXirr(flows);
        expect(result).toEqual({ kind: 'rate', percent: expect.closeTo(percent, 1) });
        expect(computeXirr(flows.toReversed())).toEqual(result);
      }),
    );
  });

  test.each([
    [
      'nothing was received',
      'oneSided',
      [
        ['2024-01-01', -100],
        ['2025-01-01', -100],
      ],
    ],
    [
      'nothing was paid in',
      'oneSided',
      [
        ['2024-01-01', 100],
        ['2025-01-01', 100],
      ],
    ],
    [
      'all is on one day',
      'oneDay',
      [
        ['2024-01-01', -100],
        ['2024-01-01', 110],
      ],
    ],
    [
      'two days cancel out within themselves',
      'oneSided',
      [
        ['2024-01-01', -100],
        ['2024-01-01', 100],
        ['2025-01-01', 5],
      ],
    ],
    [
      'no rate fits',
      'none',
      [
        ['2024-01-01', 100],
        ['2025-01-01', -200],
        ['2026-01-01', 150],
      ],
    ],
    // 10% and 20% a year.
    [
      'two rates fit',
      'several',
      [
        ['2022-01-01', -100_000],
        ['2023-01-01', 230_000],
        ['2024-01-01', -132_000],
      ],
    ],
  ])('says why there is none if %s', (_, kind, flows) => {
    expect(computeXirr(flowsOf(flows))).toEqual({ kind });
  });

  // Within days, a rate of a year is huge: (18,850 ÷ 14,500)^(365 ÷ 6) − 1.
  test.each([
    [6, 14_500, 18_850, (1.3 ** (365 / 6) - 1) * 100],
    [30, 10_000, 50_000, (5 ** (365 / 30) - 1) * 100],
    [1, 100, 101, (1.01 ** 365 - 1) * 100],
  ])('after %d days of %d that became %d is found', (days, paid, received, percent) => {
    const last = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
    const result = computeXirr(
      flowsOf([
        ['2026-01-01', -paid],
        [last, received],
      ]),
    );
    expect(result.kind === 'rate' && Math.abs(result.percent / percent - 1) < 1e-6).toBe(true);
  });

  test('is next to −100% if forty of a hundred are lost in ten days, and −97.86% if a tenth is', () => {
    const lost = (received: number) =>
      computeXirr(
        flowsOf([
          ['2026-01-01', -100],
          ['2026-01-11', received],
        ]),
      );
    expect(lost(60)).toEqual({ kind: 'nearlyAll' });
    expect(lost(90)).toEqual({ kind: 'rate', percent: -97.86 });
  });

  test('is next to −100% if almost all is lost in the last days of a year, however small the powers are', () => {
    const flows = flowsOf([
      ['2025-01-01', -100],
      ['2026-04-19', -46_000],
      ['2026-04-21', 5_000],
    ]);
    expect(computeXirr(flows)).toEqual({ kind: 'nearlyAll' });
  });

  test('chooses the rate of payments that change sides twice if the other is hardly above −100%', () => {
    const flows = flowsOf([
      ['2022-01-01', -1000],
      ['2023-01-01', 3000],
      ['2024-01-01', -0.1],
    ]);
    expect(computeXirr(flows)).toEqual({ kind: 'rate', percent: expect.closeTo(200, 1) });
  });
});
