import type { ReactElement } from 'react';
import type { FiveYears, Year } from '../../domain/accounts.ts';
import { inCrore } from '../content/figures.ts';
import { PartChart } from './PartChart.tsx';
import { Exhibits } from './AccountTables.styles.ts';
import { balanceGroups, cashRows, profitRows } from './yearRows.ts';
import { YearTable } from './YearTable.tsx';

function describeProfit([first, , , , last]: FiveYears<Year>): string {
  return `Bars of revenue from ${inCrore(first.revenue)} in ${String(first.year)} to ${inCrore(last.revenue)} in ${String(last.year)}, and in each the operating profit, from ${inCrore(first.operatingProfit)} to ${inCrore(last.operatingProfit)}.`;
}

function describeBalance([first, , , , last]: FiveYears<Year>): string {
  return `Bars of total assets from ${inCrore(first.totalAssets)} in ${String(first.year)} to ${inCrore(last.totalAssets)} in ${String(last.year)}, and in each the total liabilities, from ${inCrore(first.totalLiabilities)} to ${inCrore(last.totalLiabilities)}.`;
}

/** Profit and loss, balance sheet and cash flow of five years, the first two with a chart. */
export function AccountTables({ years }: { readonly years: FiveYears<Year> }): ReactElement {
  const columns = { firstColumn: '₹ crore', years: years.map(({ year }) => year) };
  return (
    <Exhibits>
      <PartChart
        title="Revenue and operating profit, ₹ crore"
        lead="The whole bar is revenue, the filled part is operating profit. The table below has these figures and more."
        label={describeProfit(years)}
        years={years.map(({ year, revenue, operatingProfit }) => ({ year, whole: revenue, part: operatingProfit }))}
      />
      <YearTable caption="Profit and loss. Each year ends on 31 March." {...columns} rows={profitRows(years)} />
      <PartChart
        title="Assets, and what is owed on them, ₹ crore"
        lead="The whole bar is total assets, the filled part is total liabilities; the rest is the owners’. The table below has these figures and more."
        label={describeBalance(years)}
        years={years.map(({ year, totalAssets, totalLiabilities }) => ({
          year,
          whole: totalAssets,
          part: totalLiabilities,
        }))}
      />
      <YearTable caption="Balance sheet, on 31 March." {...columns} groups={balanceGroups(years)} />
      <YearTable caption="Cash flow." {...columns} rows={cashRows(years)} />
    </Exhibits>
  );
}
