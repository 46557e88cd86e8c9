import { formatPaise } from '../engine/index.ts';
import type { Statement } from '../engine/index.ts';

/** At most this many rows are listed. */
const maxNamedRows = 20;

function rowsWithStanding({ proof }: Statement, standing: string): number[] {
  return proof.standings.flatMap((one, index) => (one === standing ? [index + 1] : []));
}

function listRows(rows: readonly number[]): string {
  const named = rows.slice(0, maxNamedRows).join(', ');
  return rows.length > maxNamedRows ? `${named} and ${rows.length - maxNamedRows} more` : named;
}

/** Whether the balances confirm a statement: nothing contradicts them, and every row has a balance. */
export function isProved({ proof }: Statement): boolean {
  return proof.breaks === 0 && !proof.standings.includes('unproved');
}

/** Reports how far a statement is proved, in words; rows are counted from 1 in the order of the output. */
export function proofReport(statement: Statement): string {
  const { layout, transactions, proof } = statement;
  const [inferred, unproved] = [rowsWithStanding(statement, 'inferred'), rowsWithStanding(statement, 'unproved')];
  const balance = (paise: number | undefined) => (paise === undefined ? 'not known' : formatPaise(paise));
  // A break that is at no row is at the closing balance.
  const closingBreaks = proof.breaks > unproved.length;
  return [
    `layout    ${layout}`,
    `rows      ${transactions.length}, ${proof.order}`,
    `proved    ${rowsWithStanding(statement, 'proved').length}`,
    `inferred  ${inferred.length}${inferred.length > 0 ? `: row ${listRows(inferred)}` : ''}`,
    `unproved  ${unproved.length}${unproved.length > 0 ? `: row ${listRows(unproved)}` : ''}`,
    `opening   ${balance(proof.openingPaise)}`,
    `closing   ${balance(proof.closingPaise)}`,
    `breaks    ${proof.breaks}${closingBreaks ? '; the closing balance printed does not follow from the rows' : ''}`,
    isProved(statement) ? 'The balances confirm the statement.' : 'The balances do not confirm the statement.',
    '',
  ].join('\n');
}
