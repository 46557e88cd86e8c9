import { SectionHeading } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { RowToCheck } from '../../../device/scan/scanMessages.ts';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import type { Transaction } from '../../../domain/statement/transaction.ts';
import { useResultTexts, type ResultTexts } from '../../../texts/resultTexts.ts';
import { RowForm } from '../corrections/RowForm.tsx';
import type { CorrectedRows } from '../result/useCorrectedRows.ts';
import { Lines, Part } from './ScanLines.styles.ts';

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100);

function amountOf({ debitPaise, creditPaise, unsidedPaise }: Transaction): string {
  if (debitPaise > 0) return `−${rupees(debitPaise)}`;
  return rupees(creditPaise > 0 ? creditPaise : unsidedPaise);
}

/** How far the balances confirm a row, after corrections of it or of its neighbours. */
function describeRow(
  words: ResultTexts['scan'],
  { isCorrected = false, status }: Transaction,
  repaired: RowToCheck['repaired'],
): string {
  const isConfirmed = status === 'figures-proved';
  if (isCorrected) return words.corrected(isConfirmed);
  if (repaired && status === 'inferred')
    return words.repaired(repaired.figure, rupees(Math.round(Number(repaired.read) * 100)));
  return isConfirmed ? words.confirmed : words.unconfirmed;
}

/** Properties of `ScanLines`. */
export interface ScanLinesProps {
  /** The statements as they were read. */
  readonly read: readonly ConvertedStatement[];
  readonly corrected: CorrectedRows;
}

/** The rows of scans that the balances corrected or do not confirm, each beside the picture of its line. */
export function ScanLines({ read, corrected }: ScanLinesProps): ReactElement | false {
  const texts = useResultTexts();
  const words = texts.scan;
  const lines = read.flatMap((statement, index) =>
    (statement.toCheck ?? []).flatMap(({ row, ...line }) => {
      const before = statement.transactions[row - 1];
      const transaction = corrected.statements[index]?.transactions[row - 1];
      return before && transaction ? [{ key: `${index} ${row}`, statement, row, before, transaction, ...line }] : [];
    }),
  );
  return (
    lines.length > 0 && (
      <Part aria-labelledby="scan-lines">
        <SectionHeading id="scan-lines">{words.title(lines.length)}</SectionHeading>
        <p>{words.lead}</p>
        <Lines>
          {lines.map(({ key, statement, row, before, transaction, picture, repaired }) => (
            <li key={key}>
              <figure>
                {picture !== undefined && (
                  // A region that scrolls has to be reachable by keyboard.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                  <div tabIndex={0} role="group" aria-label={words.picture(row)}>
                    <img src={picture} alt={words.picture(row)} />
                  </div>
                )}
                <figcaption>
                  <span role="status">
                    {words.read(
                      texts.date(transaction.date),
                      amountOf(transaction),
                      transaction.balancePaise === undefined ? undefined : rupees(transaction.balancePaise),
                    )}{' '}
                    {describeRow(words, transaction, repaired)}
                  </span>
                </figcaption>
              </figure>
              <RowForm
                read={before}
                row={row}
                isCorrected={transaction.isCorrected === true}
                onCorrect={(figures) => {
                  corrected.correct(statement, row, figures);
                }}
              />
            </li>
          ))}
        </Lines>
      </Part>
    )
  );
}
