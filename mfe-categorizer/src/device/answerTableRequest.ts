import { createReport, parseTabular, type ReadWorkbook } from '@artha/statements/engine';
import type { Reply, TableRequest } from './deviceMessages.ts';
import { replyTo } from './replyTo.ts';

/** Converts a CSV or Excel file as the service does, or counts its transactions. */
export function answerTableRequest(request: TableRequest, readWorkbook?: ReadWorkbook): Reply {
  const reader = readWorkbook && { readWorkbook };
  if (request.kind === 'inspect') {
    return replyTo(request, () => {
      // How many there are is what is asked for.
      const { transactions } = parseTabular(request.bytes, { maxRows: Infinity, ...reader });
      return { kind: 'facts', rows: transactions.length };
    });
  }
  const { bytes, ...options } = request;
  return replyTo(request, () => ({
    kind: 'statement',
    statement: createReport(parseTabular(bytes, { ...options, ...reader })),
  }));
}
