import { createReport, findColumnNames, parseTabular, type ReadWorkbook } from '@artha/statements/engine';
import type { Reply, TableRequest } from './deviceMessages.ts';
import { replyTo } from './replyTo.ts';

/** Converts a CSV or Excel file as the service does, or counts its transactions and names its columns. */
export function answerTableRequest(request: TableRequest, readWorkbook?: ReadWorkbook): Reply {
  const reader = readWorkbook && { readWorkbook };
  if (request.kind === 'inspect') {
    return replyTo(request, () => {
      const found = findColumnNames(request.bytes, readWorkbook);
      // The request only needs the count.
      const { transactions } = parseTabular(request.bytes, { maxRows: Infinity, ...reader });
      return { kind: 'inspection', rows: transactions.length, ...found };
    });
  }
  const { bytes, ...options } = request;
  return replyTo(request, () => ({
    kind: 'statement',
    statement: createReport(parseTabular(bytes, { ...options, ...reader })),
  }));
}
