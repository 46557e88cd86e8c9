import { readdirSync } from 'node:fs';
import type { FiveYears, Year } from '../../domain/accounts.ts';
import { ratings } from '../../domain/valuation.ts';
import { listReports } from './listReports.ts';
import { reportCards, reports } from './reports.ts';
import { sampleReport } from '../testing/sampleReport.ts';

const textOf = (report: (typeof reports)[number]) => Object.values(report.text).flat().join(' ');

describe('the reports', () => {
  test('are those of the folder, newest first', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
    expect(reportCards.map(({ slug }) => `${slug}.json`).sort()).toEqual(files.sort());
    const days = reportCards.map(({ published }) => published);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('have a page each, described in words of their own', () => {
    const pages = listReports();
    expect(pages.map(({ page }) => page).sort()).toEqual(reportCards.map(({ slug }) => slug).sort());
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  test('are at least five, of different sectors, with every rating among them', () => {
    expect(reports.length).toBeGreaterThanOrEqual(5);
    expect(new Set(reportCards.map(({ sector }) => sector)).size).toBe(reports.length);
    expect(new Set(reportCards.map(({ rating }) => rating))).toEqual(new Set(ratings));
  });
});

describe.each(reports)('the report on $card.company', (report) => {
  const { years, card } = report;

  test('can be read in one sitting', () => {
    expect(card.minutes).toBeGreaterThanOrEqual(4);
    expect(card.minutes).toBeLessThanOrEqual(6);
  });

  test('has no figure that could not be computed', () => {
    expect(textOf(report)).not.toMatch(/NaN|Infinity|undefined|[{}]/);
  });

  test('leads to other reports by their titles', () => {
    expect(report.others.length).toBeGreaterThan(0);
    for (const { slug, title } of report.others) {
      expect(slug).not.toBe(card.slug);
      expect(title).toBe(sampleReport(slug).card.title);
    }
  });

  test('pays its owners something out of profit and nothing beyond it', () => {
    for (const { ownersCash, netProfit } of years) {
      expect(-ownersCash).toBeGreaterThanOrEqual(0);
      expect(-ownersCash).toBeLessThanOrEqual(netProfit);
    }
  });

  test('wears out less than it owns, and spends on it', () => {
    for (const { depreciation, fixedAssets, costs, investingCash } of years) {
      expect(depreciation).toBeLessThan(Math.min(fixedAssets, costs));
      expect(investingCash).toBeLessThan(0);
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

  test('assumes a margin near that of the last year', () => {
    const last = (years[4].operatingProfit * 100) / years[4].revenue;
    expect(Math.abs(report.assumptions.margin - last)).toBeLessThan(1);
  });
});

describe('what the texts say of the figures', () => {
  const series = (years: FiveYears<Year>, of: (year: Year) => number) => years.map(of);
  const grows = (values: readonly number[]) => values.every((value, index) => value > (values[index - 1] ?? -Infinity));

  test('solar pumps: profit, debt and unpaid bills grow while cash shrinks and stock keeps in step with sales', () => {
    const { years } = sampleReport('solar-pumps');
    expect(grows(series(years, (year) => year.netProfit))).toBe(true);
    expect(grows(series(years, (year) => year.debt))).toBe(true);
    expect(grows(series(years, (year) => year.owedByCustomers / year.revenue))).toBe(true);
    expect(grows(series(years, (year) => -year.cash))).toBe(true);
    for (const { revenue, stock } of years) expect(Math.abs(revenue / stock - 6.63)).toBeLessThan(0.1);
    const cash = series(years, ({ operatingCash, investingCash }) => operatingCash + investingCash);
    expect(cash.every((sum) => sum < 0)).toBe(true);
  });

  test('cold stores: interest takes more than half of the operating profit, and the halls are filling up', () => {
    const { years } = sampleReport('cold-stores');
    const [, , , , last] = years;
    expect(last.interest).toBeGreaterThan(last.operatingProfit / 2);
    expect(last.totalLiabilities / last.totalAssets).toBeGreaterThan(2 / 3);
    expect(grows(series(years, (year) => year.revenue / year.totalAssets))).toBe(true);
    expect(last.currentAssets).toBeLessThan(last.currentLiabilities);
    for (const { operatingCash, netProfit, investingCash } of years) {
      expect(operatingCash).toBeGreaterThan(netProfit);
      expect(-investingCash).toBeGreaterThan(operatingCash);
    }
  });

  test('payroll software: no loan, yet more than half is owed; the turnover of assets falls three years long', () => {
    const { years } = sampleReport('payroll-software');
    expect(series(years, (year) => year.debt)).toEqual([0, 0, 0, 0, 0]);
    for (const year of years) expect(year.totalLiabilities).toBeGreaterThan(year.totalAssets / 2);
    expect(
      grows(
        series(years, (year) => year.revenue / year.totalAssets)
          .slice(1)
          .map((value) => -value),
      ),
    ).toBe(true);
  });

  test('spice mills: the margin hardly moves, the stock is turned over more slowly, and cash pays for all but a little', () => {
    const { years } = sampleReport('spice-mills');
    expect(grows(series(years, (year) => -year.revenue / year.stock))).toBe(true);
    for (const { netProfit, revenue, operatingCash, investingCash } of years) {
      expect(Math.abs(netProfit / revenue - 0.066)).toBeLessThan(0.006);
      expect(operatingCash + investingCash).toBeGreaterThan(0);
    }
  });

  test('scan centres: machines took nearly all of the cash at first, and less than three quarters at the end', () => {
    const { years } = sampleReport('scan-centres');
    const [first, , , , last] = years;
    expect(-first.investingCash / first.operatingCash).toBeGreaterThan(0.9);
    expect(-last.investingCash / last.operatingCash).toBeLessThan(0.75);
    expect(years.map((year) => year.borrowedCash > 0)).toEqual([true, true, true, true, false]);
    expect(last.totalLiabilities / last.totalAssets).toBeLessThan(first.totalLiabilities / first.totalAssets);
    expect(grows(series(years, (year) => year.revenue / year.totalAssets))).toBe(true);
  });
});
