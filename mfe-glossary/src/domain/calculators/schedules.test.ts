import fc from 'fast-check';
import type { Calculator, CalculatorFigures, FigureRow } from './calculator.ts';
import { limitFields } from './calculator.ts';
import { emi } from './emi.ts';
import { epf } from './epf.ts';
import { gratuity } from './gratuity.ts';
import { gst } from './gst.ts';
import { hra } from './hra.ts';
import { inflation } from './inflation.ts';
import { lumpSum } from './lumpSum.ts';
import { nps } from './nps.ts';
import { ppf } from './ppf.ts';
import { prepayment } from './prepayment.ts';
import { retirement } from './retirement.ts';
import { sip } from './sip.ts';
import { stepUpSip } from './stepUpSip.ts';

/** The results of an example with some other figures, by name. */
function resultsOf<Name extends string, Answer extends string, Column extends string, FactName extends string>(
  { compute, example }: Calculator<Name, Answer, Column, FactName>,
  figures: Partial<CalculatorFigures<Name>>,
): Partial<Record<Answer, number>> {
  return compute({ ...example, ...figures }).reduce<Partial<Record<Answer, number>>>(
    (results, { name, value }) => ({ ...results, [name]: value }),
    {},
  );
}

function rowsOf<Name extends string, Answer extends string, Column extends string, FactName extends string>(
  { table, example }: Calculator<Name, Answer, Column, FactName>,
  figures: Partial<CalculatorFigures<Name>>,
): readonly FigureRow[] {
  return table?.rows({ ...example, ...figures }) ?? [];
}

const column = (rows: readonly FigureRow[], index: number): readonly number[] =>
  rows.map((row) => row[index] ?? Number.NaN);
const paiseIn = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

const hundredths = (from: number, to: number) =>
  fc.integer({ min: Math.round(from * 100), max: Math.round(to * 100) }).map((value) => value / 100);
const rupees = hundredths(1, 10_000_000);
const rate = hundredths(0, 20);
const years = fc.integer({ min: 1, max: 30 });

/** The value of twelve rupees, one at the beginning of each month, at the end of the year: the `FV` of spreadsheets. */
const yearOfRupees = (percent: number): number => {
  const monthly = percent / 1200;
  return monthly === 0 ? 12 : (((1 + monthly) ** 12 - 1) / monthly) * (1 + monthly);
};

describe('a step-up SIP', () => {
  test('is the sum of the annuities of its years', () => {
    fc.assert(
      fc.property(hundredths(100, 100_000), hundredths(0, 20), rate, years, (instalment, step, percent, time) => {
        const { value = 0 } = resultsOf(stepUpSip, { instalment, step, rate: percent, years: time });
        const grown = (1 + percent / 1200) ** 12;
        const expected = Array.from(
          { length: time },
          (_, year) => instalment * (1 + step / 100) ** year * yearOfRupees(percent) * grown ** (time - 1 - year),
        ).reduce((sum, part) => sum + part);
        // The instalment of each year is rounded to the paisa.
        expect(Math.abs(value / expected - 1)).toBeLessThan(0.0005);
      }),
    );
  });

  test('without a step is a SIP, to the paisa', () => {
    fc.assert(
      fc.property(hundredths(1, 100_000), rate, years, (instalment, percent, time) => {
        const figures = { instalment, rate: percent, years: time };
        const plain = Object.fromEntries(sip.compute(figures).map(({ name, value }) => [name, value]));
        expect(resultsOf(stepUpSip, { ...figures, step: 0 })).toEqual(plain);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the table of a SIP and of an EMI', () => {
  test('ends with the value, and pays back the loan', () => {
    expect(rowsOf(sip, {}).at(-1)).toEqual([10, 600_000, 1_032_760.1]);
    const rows = rowsOf(emi, {});
    expect(rows).toHaveLength(240);
    expect(paiseIn(column(rows, 2))).toBe(250_000_000);
    expect(rows.at(-1)?.[3]).toBe(0);
  });
});

describe('a lump sum', () => {
  test('grows as FV says', () => {
    fc.assert(
      fc.property(rupees, rate, years, (amount, percent, time) => {
        const { value = 0, gain = 0 } = resultsOf(lumpSum, { amount, rate: percent, years: time });
        expect(Math.abs(value - amount * (1 + percent / 100) ** time)).toBeLessThan(0.006 + value * 1e-12);
        expect(paiseIn([amount, gain])).toBe(paiseIn([value]));
      }),
    );
  });
});

describe('a loan with prepayments', () => {
  const loan = fc.record({
    amount: hundredths(1000, 10_000_000),
    rate: hundredths(0, 30),
    months: fc.integer({ min: 2, max: 360 }),
    monthly: hundredths(0, 1000),
    once: hundredths(0, 1000),
    onceMonth: fc.integer({ min: 1, max: 2 }),
    keep: fc.integer({ min: 0, max: 1 }),
  });

  test('is paid back to the paisa, never later than without them, and saves interest', () => {
    fc.assert(
      fc.property(loan, (figures) => {
        const rows = rowsOf(prepayment, figures);
        expect(paiseIn([...column(rows, 2), ...column(rows, 3)])).toBe(paiseIn([figures.amount]));
        expect(rows.at(-1)?.[4]).toBe(0);
        expect(rows.length).toBeLessThanOrEqual(figures.months);
        const { saved = 0, interest = 0, interestBefore = 0 } = resultsOf(prepayment, figures);
        expect(paiseIn(column(rows, 1))).toBe(paiseIn([interest]));
        // Half a paisa by which the instalment is rounded grows to the end of the loan, where the last one makes up for it.
        const monthly = figures.rate / 1200;
        const grown = monthly === 0 ? figures.months : ((1 + monthly) ** figures.months - 1) / monthly;
        expect(saved).toBeGreaterThanOrEqual(-0.02 * grown);
        expect(paiseIn([interest, saved])).toBe(paiseIn([interestBefore]));
      }),
      { numRuns: 60 },
    );
  });

  test('saves more with a larger prepayment, and nothing without interest', () => {
    const saved = (monthly: number) => resultsOf(prepayment, { monthly, once: 0 }).saved ?? 0;
    expect([0, 500, 2000, 10_000, 50_000].map(saved)).toEqual(
      [0, 500, 2000, 10_000, 50_000].map(saved).toSorted((a, b) => a - b),
    );
    expect(saved(0)).toBe(0);
    expect(resultsOf(prepayment, { rate: 0 }).saved).toBe(0);
  });

  // NPER(8.5 % ÷ 12, −(21,695.58 + extra), 25,00,000) of spreadsheets, upwards.
  test.each([0, 1000, 5000, 20_000])('with %d more each month ends after the months of NPER', (monthly) => {
    const interest = 0.085 / 12;
    const paid = 21_695.58 + monthly;
    const nper = -Math.log(1 - (2_500_000 * interest) / paid) / Math.log(1 + interest);
    expect(rowsOf(prepayment, { monthly, once: 0 })).toHaveLength(Math.min(240, Math.ceil(nper)));
  });

  test('without prepayments has the interest of the EMI calculator, but for the rounding of each month', () => {
    const [, interest] = emi.compute({ amount: 2_500_000, rate: 8.5, months: 240 });
    expect(Math.abs((resultsOf(prepayment, {}).interestBefore ?? 0) - (interest?.value ?? 0))).toBeLessThan(2.4);
  });

  test('that keeps its end has smaller instalments after a prepayment: those of PMT for what is left', () => {
    const figures = { keep: 1, monthly: 0, once: 500_000, onceMonth: 60 };
    const rows = rowsOf(prepayment, figures);
    expect(rows).toHaveLength(240);
    const left = rows[59]?.[4] ?? 0;
    const interest = 0.085 / 12;
    expect(resultsOf(prepayment, figures).lastEmi).toBeCloseTo((left * interest) / (1 - (1 + interest) ** -180), 2);
  });
});

describe('a PPF account', () => {
  // ₹1,50,000 a year at 7.1 %: the rows of rupeetools.in, which drops paise, and the value that Asianet News names.
  test('has the published balances of deposits in April', () => {
    const balances = column(rowsOf(ppf, {}), 3).map(Math.trunc);
    expect(balances.slice(0, 5)).toEqual([160_650, 332_706, 516_978, 714_333, 925_701]);
    expect(balances[14]).toBe(4_068_209);
  });

  test('earns on the lowest balance from the 5th to the end of each month', () => {
    const interestOf = (when: number) => rowsOf(ppf, { yearly: 12_000, when })[0]?.[2];
    // ₹1,000 a month: 78 times a month of interest with the month of payment, 66 times without it.
    expect(interestOf(0)).toBe(852);
    expect(interestOf(1)).toBe(Math.round(78_000 * 7.1) / 1200);
    expect(interestOf(2)).toBe(390.5);
    expect(interestOf(3)).toBe(0);
  });

  test('is worth more the earlier it is paid, and in all what was paid and the interest', () => {
    fc.assert(
      fc.property(
        hundredths(500, 150_000),
        hundredths(0, 12),
        fc.integer({ min: 0, max: 4 }),
        (yearly, percent, blocks) => {
          const all = [0, 1, 2, 3].map((when) => resultsOf(ppf, { yearly, rate: percent, blocks, when }));
          const values = all.map(({ value = 0 }) => value);
          expect(values).toEqual(values.toSorted((a, b) => b - a));
          for (const { value = 0, deposited = 0, interest = 0 } of all) {
            expect(paiseIn([value])).toBe(paiseIn([deposited, interest]));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('without deposits in an extension grows by interest alone', () => {
    const { value = 0 } = resultsOf(ppf, { blocks: 1, extension: 1 });
    expect(value).toBeCloseTo(4_068_209.23 * 1.071 ** 5, 0);
    expect(resultsOf(ppf, { blocks: 1, extension: 1 }).deposited).toBe(2_250_000);
    expect(rowsOf(ppf, { blocks: 1 })).toHaveLength(20);
  });
});

describe('the NPS', () => {
  test('has the corpus of a SIP, and divides all of it', () => {
    fc.assert(
      fc.property(
        hundredths(500, 50_000),
        rate,
        years,
        fc.integer({ min: 40, max: 100 }),
        (contribution, percent, time, share) => {
          const {
            corpus = 0,
            atOnce = 0,
            annuity = 0,
            pension = 0,
          } = resultsOf(nps, {
            contribution,
            rate: percent,
            years: time,
            share,
          });
          const [value] = sip.compute({ instalment: contribution, rate: percent, years: time });
          expect(corpus).toBe(value?.value);
          expect(paiseIn([atOnce, annuity])).toBe(paiseIn([corpus]));
          expect(pension).toBeCloseTo((annuity * 0.06) / 12, 1);
        },
      ),
      { numRuns: 40 },
    );
  });

  const leastShare = (figures: Partial<CalculatorFigures<'contribution' | 'years' | 'sector'>>) =>
    limitFields(nps, { ...nps.example, ...figures }).find(({ name }) => name === 'share')?.min ?? Number.NaN;

  // The amendment of December 2025.
  test('leaves a fifth for an annuity outside government, two fifths in it, and nothing of a small corpus', () => {
    expect(leastShare({ sector: 0 })).toBe(20);
    expect(leastShare({ sector: 1 })).toBe(40);
    expect(leastShare({ contribution: 1000, years: 10, sector: 1 })).toBe(0);
  });

  test('pays at most six lakh at once of a corpus between eight and twelve', () => {
    const figures = { contribution: 5000, years: 10, sector: 0 };
    const { corpus = 0, atOnce = 0 } = resultsOf(nps, { ...figures, share: leastShare(figures) });
    expect(corpus).toBeGreaterThan(800_000);
    expect(corpus).toBeLessThan(1_200_000);
    expect(atOnce).toBeLessThanOrEqual(600_000);
    expect(atOnce).toBeGreaterThan(599_800);
  });
});

describe('an EPF account', () => {
  // Worked examples: wages of ₹6,500 (apsense.com, 780 and 239), ₹20,000 (goodreturns.in, 2,400 and 1,150) and ₹25,000
  // (citehr.com, 3,000 and 1,750).
  test.each([
    [6500, 780, 239],
    [20_000, 2400, 1150],
    [25_000, 3000, 1750],
  ])('on wages of %d gets %d and %d a month', (wages, own, employer) => {
    expect(rowsOf(epf, { wages, years: 1 })[0]?.slice(1, 3)).toEqual([12 * own, 12 * employer]);
  });

  test('earns nothing on a contribution in its own month: at 8.5 %, ₹7 and then ₹14 of the published example', () => {
    const [first] = rowsOf(epf, { wages: 6500, years: 1, rate: 8.5 });
    const months = Array.from({ length: 12 }, (_, month) => (1019 * month * 8.5) / 1200);
    expect(months.slice(0, 3).map(Math.round)).toEqual([0, 7, 14]);
    expect(first?.[3]).toBe(Math.round(months.reduce((sum, interest) => sum + interest)));
  });

  test('is what goes in month by month and the interest of each year', () => {
    const figure = fc.record({
      wages: fc.integer({ min: 1000, max: 200_000 }),
      growth: fc.integer({ min: 0, max: 15 }),
      years,
      opening: fc.integer({ min: 0, max: 1_000_000 }),
      pension: fc.integer({ min: 0, max: 1 }),
      rate: hundredths(0, 12),
    });
    fc.assert(
      fc.property(figure, (figures) => {
        const rows = rowsOf(epf, figures);
        let balance = figures.opening;
        for (const [, own = 0, employer = 0, interest = 0, end] of rows) {
          let running = balance;
          let sum = 0;
          for (let month = 0; month < 12; month += 1) {
            sum += running;
            running += (own + employer) / 12;
          }
          expect(Math.abs(interest - (sum * figures.rate) / 1200)).toBeLessThanOrEqual(0.5 + 1e-6);
          balance = running + interest;
          expect(end).toBeCloseTo(balance, 3);
        }
        const result = resultsOf(epf, figures);
        expect((result.own ?? 0) + (result.employer ?? 0) + (result.interest ?? 0) + figures.opening).toBe(
          result.balance,
        );
        if (figures.pension === 1) expect(result.pension).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  test('gives the pension scheme ₹1,250 a month above the ceiling, and never more than the employer pays', () => {
    expect(resultsOf(epf, { wages: 60_000, years: 1 }).pension).toBe(15_000);
    expect(resultsOf(epf, { employer: 0, years: 1 })).toMatchObject({ pension: 0, employer: 0 });
  });
});

describe('the exempt HRA', () => {
  // Of the glossary’s own example, and of the Act’s “relevant period” of six months.
  test.each([
    [{ salary: 50_000, allowance: 20_000, rent: 16_666.67, months: 12, city: 0 }, 140_000.04],
    [{ salary: 50_000, allowance: 25_000, rent: 25_000, months: 6, city: 1 }, 120_000],
    [{ salary: 50_000, allowance: 40_000, rent: 60_000, months: 12, city: 0 }, 300_000],
    [{ salary: 50_000, allowance: 40_000, rent: 4_000, months: 12, city: 0 }, 0],
    [{ salary: 50_000, allowance: 0, rent: 40_000, months: 12, city: 0 }, 0],
  ])('of %o is %d', (figures, exempt) => {
    expect(resultsOf(hra, figures).exempt).toBe(exempt);
  });

  test('is the least of the three rows, and leaves the rest of the allowance taxable', () => {
    fc.assert(
      fc.property(rupees, rupees, rupees, fc.integer({ min: 1, max: 12 }), (salary, allowance, rent, months) => {
        const figures = { salary, allowance, rent, months };
        const { exempt = 0, taxable = 0 } = resultsOf(hra, figures);
        expect(exempt).toBe(Math.min(...column(rowsOf(hra, figures), 2)));
        expect(paiseIn([exempt, taxable])).toBe(months * paiseIn([allowance]));
      }),
    );
  });
});

describe('gratuity', () => {
  test('counts a part of a year above six months', () => {
    const due = (months: number) => resultsOf(gratuity, { months }).due;
    expect([0, 6, 7].map(due)).toEqual([300_000, 300_000, 330_000]);
  });

  test('is exempt up to the limit', () => {
    expect(resultsOf(gratuity, { wages: 520_000 })).toEqual({ due: 3_000_000, exempt: 2_000_000, taxable: 1_000_000 });
  });

  test('is fifteen of twenty-six days for each year', () => {
    fc.assert(
      fc.property(rupees, years, (wages, time) => {
        const { due = 0 } = resultsOf(gratuity, { wages, years: time });
        expect(Math.abs(due - ((wages * 15) / 26) * time)).toBeLessThan(0.006);
        expect(rowsOf(gratuity, { wages, years: time })).toHaveLength(time);
      }),
    );
  });
});

describe('GST', () => {
  test('is added to an amount, or taken out of it', () => {
    expect(resultsOf(gst, {})).toEqual({ total: 11_800, value: 10_000, tax: 1800 });
    expect(resultsOf(gst, { amount: 11_800, kind: 1 })).toEqual({ total: 11_800, value: 10_000, tax: 1800 });
    expect(rowsOf(gst, { supply: 1 })).toEqual([
      [0, 10_000],
      [3, 1800],
    ]);
  });

  test('is divided without a rest, in equal halves within a state', () => {
    fc.assert(
      fc.property(
        rupees,
        fc.constantFrom(0, 0.25, 1.5, 3, 5, 18, 40),
        fc.integer({ min: 0, max: 1 }),
        fc.integer({ min: 0, max: 1 }),
        (amount, percent, kind, supply) => {
          const figures = { amount, rate: percent, kind, supply };
          const { total = 0, value = 0, tax = 0 } = resultsOf(gst, figures);
          const [whole = 0, ...taxes] = column(rowsOf(gst, figures), 1);
          expect(paiseIn([whole, ...taxes])).toBe(paiseIn([total]));
          expect(paiseIn(taxes)).toBe(paiseIn([tax]));
          expect(kind === 0 ? value : total).toBe(amount);
          expect(Math.abs(tax - (value * percent) / 100)).toBeLessThan(0.02);
          if (supply === 0) expect(taxes[0]).toBe(taxes[1]);
        },
      ),
    );
  });
});

describe('inflation', () => {
  test('raises a price as much as it lowers the worth of money', () => {
    fc.assert(
      fc.property(rupees, rate, years, (amount, percent, time) => {
        const { cost = 0, worth = 0 } = resultsOf(inflation, { amount, rate: percent, years: time });
        const factor = (1 + percent / 100) ** time;
        expect(Math.abs(cost - amount * factor)).toBeLessThan(0.006 + cost * 1e-12);
        expect(Math.abs(worth - amount / factor)).toBeLessThan(0.006);
      }),
    );
  });
});

describe('a retirement', () => {
  const plan = fc.record({
    age: fc.integer({ min: 18, max: 50 }),
    retireAt: fc.integer({ min: 51, max: 70 }),
    until: fc.integer({ min: 71, max: 100 }),
    expenses: hundredths(1000, 500_000),
    inflation: hundredths(0, 12),
    before: hundredths(0, 15),
    after: hundredths(0, 15),
  });

  test('needs the present value of expenses that grow by the year', () => {
    fc.assert(
      fc.property(plan, (figures) => {
        const { corpus = 0 } = resultsOf(retirement, figures);
        const monthly = figures.after / 1200;
        const year = monthly === 0 ? 12 : ((1 - (1 + monthly) ** -12) / monthly) * (1 + monthly);
        const ratio = (1 + figures.inflation / 100) / (1 + monthly) ** 12;
        const first = figures.expenses * (1 + figures.inflation / 100) ** (figures.retireAt - figures.age);
        const span = figures.until - figures.retireAt;
        const expected = Array.from({ length: span }, (_, index) => first * year * ratio ** index).reduce(
          (sum, part) => sum + part,
        );
        expect(Math.abs(corpus - expected)).toBeLessThan(0.006 + expected * 1e-9);
      }),
      { numRuns: 40 },
    );
  });

  test('saves what is used up at its end, and never lacks money before', () => {
    fc.assert(
      fc.property(plan, (figures) => {
        const rows = rowsOf(retirement, figures);
        expect(Math.abs(rows.at(-1)?.[3] ?? 1)).toBeLessThanOrEqual(0.01);
        expect(Math.min(...column(rows, 3))).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });

  test('without returns and inflation is a division', () => {
    const figures = { age: 30, retireAt: 60, until: 80, expenses: 10_000, inflation: 0, before: 0, after: 0 };
    expect(resultsOf(retirement, figures)).toEqual({ corpus: 2_400_000, saving: 6666.67, expenses: 10_000 });
    expect(resultsOf(retirement, { ...figures, saved: 2_400_000 }).saving).toBe(0);
  });

  test('comes after the age of today, and ends after it began', () => {
    const fields = limitFields(retirement, { ...retirement.example, age: 62, retireAt: 65 });
    expect(fields.filter(({ name }) => name === 'retireAt' || name === 'until').map(({ min }) => min)).toEqual([
      63, 66,
    ]);
  });
});
