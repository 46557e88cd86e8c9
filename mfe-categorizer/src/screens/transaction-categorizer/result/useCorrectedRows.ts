import { useMemo, useState } from 'react';
import { correctRow, correctStatement, type RowCorrection } from '../../../domain/scan/correctStatement.ts';
import type { CorrectedFigures } from '../../../domain/scan/rowFields.ts';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import { combineToTable, type StatementTable } from '../../../domain/statement/statementTable.ts';

/** Statements and their table after the person's corrections of what was read. */
export interface CorrectedRows {
  /** In the order of the statements that were read. */
  readonly statements: readonly ConvertedStatement[];
  readonly table: StatementTable;
  /** Corrects a row of a statement that was read; without figures, it is again as it was read. */
  readonly correct: (statement: ConvertedStatement, row: number, figures: CorrectedFigures | undefined) => void;
}

/** The person's corrections of what was read: they last as long as the table. */
export function useCorrectedRows(read: readonly ConvertedStatement[], table: StatementTable): CorrectedRows {
  const [corrections, setCorrections] = useState<readonly RowCorrection[]>([]);
  const statements = useMemo(
    () => read.map((statement) => correctStatement(statement, corrections)),
    [read, corrections],
  );
  const corrected = useMemo(
    () =>
      statements.every((statement, index) => statement === read[index])
        ? table
        : combineToTable(statements, table.unread),
    [statements, read, table],
  );
  return {
    statements,
    table: corrected,
    correct: (statement, row, figures) => {
      setCorrections((before) => correctRow(before, { statement, row, figures }));
    },
  };
}
