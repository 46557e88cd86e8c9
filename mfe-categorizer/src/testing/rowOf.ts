import type { TableRow } from '../domain/statement/statementTable.ts';

/** A row of a table, proved and of the category `Others` unless said otherwise. */
export function rowOf(row: Partial<TableRow> = {}): TableRow {
  return {
    date: '2025-10-01',
    description: 'UPI/A',
    debitPaise: 1_00,
    creditPaise: 0,
    unsidedPaise: 0,
    balancePaise: 100_00,
    category: 'Others',
    reason: { by: 'nothing', what: '' },
    counterparty: 'A',
    status: 'proved',
    isOnlyDateOpen: false,
    balanceChangePaise: undefined,
    number: 1,
    fileName: 'october.pdf',
    isOldest: false,
    source: { file: 0, row: 1 },
    ...row,
  };
}
