import config from '../../../remote.config.ts';
import { sections } from '../report.ts';
import { reportCards } from '../reportCards.ts';
import { coldStores } from './coldStores.ts';
import { payrollSoftware } from './payrollSoftware.ts';
import { solarPumps } from './solarPumps.ts';

const reports = [solarPumps, coldStores, payrollSoftware];

const textOf = (report: (typeof reports)[number]) => sections.flatMap(({ id }) => report.text[id]).join(' ');
const wordsOf = (report: (typeof reports)[number]) => textOf(report).split(/\s+/).length;

describe('the reports', () => {
  test('are those of the list, newest first', () => {
    expect(reports.map(({ card }) => card)).toEqual(reportCards);
    const days = reportCards.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('have a route each, under the name of the report', () => {
    const pages = config.routes.filter(({ path }) => path.startsWith('/{product}-Equity-Research/'));
    expect(pages.map(({ path, title }) => [path, title])).toEqual(
      reportCards.map(({ slug, title }) => [`/{product}-Equity-Research/${slug}`, title]),
    );
  });
});

describe.each(reports)('the report on $card.company', (report) => {
  const { years, card } = report;

  test('can be read in one sitting, of the length that the list tells', () => {
    const words = wordsOf(report);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(800);
    expect(card.minutes).toBe(Math.ceil(words / 200));
  });

  test('has text in every part, and no figure that could not be computed', () => {
    for (const { id } of sections) expect(report.text[id].length).toBeGreaterThan(0);
    expect(textOf(report)).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('gives no advice on shares', () => {
    expect(textOf(report)).not.toMatch(/\b(shares?|target|recommend\w*|undervalued|overvalued|investors?)\b/i);
  });

  test('pays its owners, from one year to the next, something out of profit and nothing beyond it', () => {
    for (const [index, year] of years.entries()) {
      const before = years[index - 1];
      const paid = before ? year.netProfit - (year.ownersShare - before.ownersShare) : 0;
      expect(paid).toBeGreaterThanOrEqual(0);
      expect(paid).toBeLessThanOrEqual(year.netProfit);
    }
  });

  test('pays interest on what it owes and tax on what it earns, at rates that a company might meet', () => {
    for (const { debt, interest, tax, operatingProfit } of years) {
      expect(interest).toBeGreaterThanOrEqual(debt * 0.07);
      expect(interest).toBeLessThanOrEqual(debt * 0.11);
      expect(tax / (operatingProfit - interest)).toBeGreaterThan(0.2);
      expect(tax / (operatingProfit - interest)).toBeLessThan(0.3);
    }
  });
});

describe('what the texts say of the figures', () => {
  const series = (report: (typeof reports)[number], of: (year: (typeof reports)[number]['years'][0]) => number) =>
    report.years.map(of);
  const grows = (values: readonly number[]) => values.every((value, index) => value > (values[index - 1] ?? -Infinity));

  test('solar pumps: profit, debt and unpaid bills grow while cash shrinks and stock keeps in step with sales', () => {
    expect(grows(series(solarPumps, (year) => year.netProfit))).toBe(true);
    expect(grows(series(solarPumps, (year) => year.debt))).toBe(true);
    expect(grows(series(solarPumps, (year) => year.owedByCustomers / year.revenue))).toBe(true);
    expect(grows(series(solarPumps, (year) => -year.cash))).toBe(true);
    for (const { revenue, stock } of solarPumps.years) expect(Math.abs(revenue / stock - 6.63)).toBeLessThan(0.1);
  });

  test('cold stores: interest takes more than half of the operating profit, and the halls are filling up', () => {
    const [, , , , last] = coldStores.years;
    expect(last.interest).toBeGreaterThan(last.operatingProfit / 2);
    expect(grows(series(coldStores, (year) => year.revenue / year.totalAssets))).toBe(true);
    expect(last.currentAssets).toBeLessThan(last.currentLiabilities);
  });

  test('payroll software: no loan, yet more than half is owed; the turnover of assets falls three years long', () => {
    expect(series(payrollSoftware, (year) => year.debt)).toEqual([0, 0, 0, 0, 0]);
    for (const year of payrollSoftware.years) expect(year.totalLiabilities).toBeGreaterThan(year.totalAssets / 2);
    const turnover = series(payrollSoftware, (year) => year.revenue / year.totalAssets);
    expect(grows(turnover.slice(1).map((value) => -value))).toBe(true);
  });
});
