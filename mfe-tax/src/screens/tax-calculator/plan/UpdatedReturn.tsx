import { Table, ToolHeading, type Column } from '@artha/shared/design';
import type { ReactElement } from 'react';
import {
  NOTICE_PERCENT,
  updatedReturnBars,
  updatedReturnSections,
  updatedReturnTerms,
  type UpdatedReturnTerm,
} from '../../../domain/act/updatedReturn.ts';
import { years } from '../../../domain/act/years.ts';
import type { FinancialYear } from '../../../domain/financialYear.ts';
import { usePlanTexts } from '../../../texts/planTexts.ts';
import { Start } from '../estimate/EstimateWorkings.styles.ts';
import { ReadOn } from './ReadOn.tsx';
import { List } from './Way.styles.ts';

/** The updated return of a year: until when, with which additional tax, and when there is none. */
export function UpdatedReturn({ year }: { readonly year: FinancialYear }): ReactElement {
  const texts = usePlanTexts().way.updated;
  const { filing, tax, ...read } = updatedReturnSections[years[year].act];
  const columns: readonly Column<UpdatedReturnTerm>[] = [
    { head: texts.until, kind: 'name', cell: ({ until }) => texts.day(until) },
    { head: texts.percent, cell: ({ percent }) => texts.ofTaxAndInterest(percent) },
  ];
  return (
    <Start>
      <ToolHeading>{texts.title(year)}</ToolHeading>
      <p>{texts.lead(filing, tax)}</p>
      <div>
        <Table caption={texts.table} captionHidden columns={columns} rows={updatedReturnTerms(year)} />
      </div>
      <p>{texts.notice(NOTICE_PERCENT)}</p>
      <p>{texts.notPossible}</p>
      <List aria-label={texts.notPossible}>
        {updatedReturnBars.map((bar) => (
          <li key={bar}>{texts.bars[bar]}</li>
        ))}
      </List>
      <p>
        {texts.read} <ReadOn {...read} />
      </p>
    </Start>
  );
}
