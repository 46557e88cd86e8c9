import type { ReactElement } from 'react';
import type { FiveYears, Line, Year } from '../../domain/accounts.ts';
import { useResearchTexts } from '../../texts/researchTexts.ts';
import { inCrore } from '../content/figures.ts';
import { PartChart } from './PartChart.tsx';
import { Exhibits } from './AccountTables.styles.ts';
import { balanceGroups, cashRows, profitRows } from './yearRows.ts';
import { YearTable } from './YearTable.tsx';

/** Profit and loss, balance sheet and cash flow of five years, the first two with a chart. */
export function AccountTables({ years }: { readonly years: FiveYears<Year> }): ReactElement {
  const texts = useResearchTexts();
  const [first, , , , last] = years;
  const spanOf = (of: (year: Year) => string) => ({ from: of(first), to: of(last) });
  const amounts = (line: Line) => spanOf((year) => inCrore(year[line], texts.figures));
  const ends = spanOf(({ year }) => String(year));
  const columns = { firstColumn: texts.inCrore, years: years.map(({ year }) => year) };
  return (
    <Exhibits>
      <PartChart
        title={texts.profitChart}
        lead={texts.profitChartLead}
        label={texts.profitChartLabel(ends, amounts('revenue'), amounts('operatingProfit'))}
        years={years.map(({ year, revenue, operatingProfit }) => ({ year, whole: revenue, part: operatingProfit }))}
      />
      <YearTable caption={texts.profitTable} {...columns} rows={profitRows(years, texts)} />
      <PartChart
        title={texts.balanceChart}
        lead={texts.balanceChartLead}
        label={texts.balanceChartLabel(ends, amounts('totalAssets'), amounts('totalLiabilities'))}
        years={years.map(({ year, totalAssets, totalLiabilities }) => ({
          year,
          whole: totalAssets,
          part: totalLiabilities,
        }))}
      />
      <YearTable caption={texts.balanceTable} {...columns} groups={balanceGroups(years, texts)} />
      <YearTable caption={texts.cashTable} {...columns} rows={cashRows(years, texts)} />
    </Exhibits>
  );
}
