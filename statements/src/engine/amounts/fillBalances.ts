/** A row whose balance may not be printed. */
interface RowToFill {
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number | undefined;
}

/**
 * The balance after each row, in paise: as printed, or else derived from the row before, or else from the row after.
 * A balance that cannot be derived stays `undefined`.
 * @param rows from the oldest to the newest.
 * @param openingPaise the balance before the first row, if it is known.
 */
export function fillBalances(rows: readonly RowToFill[], openingPaise: number | undefined): (number | undefined)[] {
  const balances = rows.map((row) => row.balancePaise);
  let before = openingPaise;
  for (const [index, { debitPaise, creditPaise }] of rows.entries()) {
    if (before !== undefined) balances[index] ??= before + creditPaise - debitPaise;
    before = balances[index];
  }
  for (const [index, row] of [...rows.entries()].toReversed()) {
    const balance = balances[index];
    if (index > 0 && balance !== undefined) balances[index - 1] ??= balance - row.creditPaise + row.debitPaise;
  }
  return balances;
}
