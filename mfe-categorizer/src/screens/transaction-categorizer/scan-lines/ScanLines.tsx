import { SectionHeading } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import type { Transaction } from '../../../domain/statement/transaction.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Lines } from './ScanLines.styles.ts';

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100);

function amountOf({ debitPaise, creditPaise, unsidedPaise }: Transaction): string {
  if (debitPaise > 0) return `−${rupees(debitPaise)}`;
  return rupees(creditPaise > 0 ? creditPaise : unsidedPaise);
}

/** Properties of `ScanLines`. */
export interface ScanLinesProps {
  readonly statements: readonly ConvertedStatement[];
}

/** The rows of scans that the balances corrected or do not confirm, each beside the picture of its line. */
export function ScanLines({ statements }: ScanLinesProps): ReactElement | false {
  const texts = useResultTexts();
  const words = texts.scan;
  const lines = statements.flatMap(({ fileName, transactions, toCheck = [] }) =>
    toCheck.flatMap(({ row, ...line }) => {
      const transaction = transactions[row - 1];
      return transaction ? [{ key: `${fileName} ${row}`, row, transaction, ...line }] : [];
    }),
  );
  return (
    lines.length > 0 && (
      <section aria-labelledby="scan-lines">
        <SectionHeading id="scan-lines">{words.title(lines.length)}</SectionHeading>
        <p>{words.lead}</p>
        <Lines>
          {lines.map(({ key, row, transaction, picture, repaired }) => (
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
                  {words.read(
                    texts.date(transaction.date),
                    amountOf(transaction),
                    transaction.balancePaise === undefined ? undefined : rupees(transaction.balancePaise),
                  )}{' '}
                  {repaired
                    ? words.repaired(repaired.figure, rupees(Math.round(Number(repaired.read) * 100)))
                    : words.unconfirmed}
                </figcaption>
              </figure>
            </li>
          ))}
        </Lines>
      </section>
    )
  );
}
