import { Table, ToolHeading, type Column } from '@artha/shared/design';
import { formatFigure, formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { ActInputs } from '../../../../domain/act/estimate.ts';
import { compareEmployers } from '../../../../domain/act/severalEmployers.ts';
import { years } from '../../../../domain/act/years.ts';
import { toRupees, type Money } from '../../../../domain/money.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';
import { useTexts } from '../../../../texts/texts.ts';
import { Start } from '../EstimateWorkings.styles.ts';

interface Row {
  readonly name: string;
  readonly old: Money;
  readonly new: Money;
}

const figure = (amount: Money) => formatFigure(toRupees(amount));

/** The tax that several employers, each of whom knows its own salary alone, leave to the person. */
export function SeveralEmployers({ inputs }: { readonly inputs: ActInputs }): ReactElement {
  const { parts: texts, citeSection } = useResultTexts();
  const { regimes } = useTexts();
  const { act, provisions } = years[inputs.year];
  const [old, recent] = [compareEmployers(inputs, 'old'), compareEmployers(inputs, 'new')];
  const rows: readonly Row[] = [
    ...old.deducted.map((amount, index) => ({
      name: texts.job(index + 1),
      old: amount,
      new: recent.deducted[index] ?? 0n,
    })),
    { name: texts.onAllSalary, old: old.together, new: recent.together },
    { name: texts.notDeducted, old: old.shortfall, new: recent.shortfall },
  ];
  const columns: readonly Column<Row>[] = [
    { head: texts.deductedAlone, kind: 'name', cell: ({ name }) => name },
    { head: regimes.old, kind: 'amount', cell: (row) => figure(row.old) },
    { head: regimes.new, kind: 'amount', cell: (row) => figure(row.new) },
  ];
  return (
    <Start>
      <ToolHeading>{texts.severalHeading}</ToolHeading>
      <p>
        {texts.severalLead(
          formatRupees(toRupees(old.shortfall)),
          formatRupees(toRupees(recent.shortfall)),
          citeSection(provisions.salaryDeduction.section),
        )}{' '}
        {texts.tellEmployer[act]}
      </p>
      <div>
        <Table caption={texts.severalTable} columns={columns} rows={rows} />
      </div>
    </Start>
  );
}
