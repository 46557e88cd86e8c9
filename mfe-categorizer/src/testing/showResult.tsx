import { registryWithPages, renderScreen } from '@artha/shared/testing';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import papaparse from 'papaparse';
import type { ConvertedStatement } from '../domain/statement/convertedStatement.ts';
import { readCsvAnswer } from '../domain/conversion/readCsvAnswer.ts';
import { readReport } from '../domain/conversion/readReport.ts';
import { combineToTable } from '../domain/statement/statementTable.ts';
import { result } from '../languages/en/result.ts';
import { ResultTextsOf } from '../texts/resultTexts.ts';
import { StatementResult } from '../screens/transaction-categorizer/result/StatementResult.tsx';
import { reportOf } from './fakeService.ts';
import { openTab } from './openTab.ts';
import './scrolling.ts';

async function show(statement: ConvertedStatement, paths: readonly string[]) {
  // The chart is a separate file that loads late.
  await act(async () => {
    renderScreen(
      <ResultTextsOf texts={result}>
        <StatementResult
          statements={[statement]}
          table={combineToTable([statement])}
          onCategories={() => undefined}
          onUploadAnother={() => undefined}
          onStartOver={() => undefined}
        />
      </ResultTextsOf>,
      { registry: registryWithPages(...paths) },
    );
    await Promise.resolve();
  });
  return { user: userEvent.setup() };
}

/** Shows the result of the service's report, with the test's changes, on a site with pages at these paths. */
export function showResult(changes: Parameters<typeof reportOf>[0] = {}, ...paths: readonly string[]) {
  const statement = readReport(reportOf(changes), 'october.pdf', 'service');
  if (!statement) throw new Error('That is no report.');
  return show(statement, paths);
}

/** Shows the rows of the result of the service's report, with the test's changes. */
export async function showRows(changes: Parameters<typeof reportOf>[0] = {}) {
  const shown = await showResult(changes);
  await openTab(shown.user, 'Rows');
  return shown;
}

/** Shows the result of a scan that was read on the device, with the rows to compare and the test's changes. */
export function showScanResult(
  toCheck: NonNullable<ConvertedStatement['toCheck']>,
  changes: Parameters<typeof reportOf>[0] = {},
) {
  const statement = readReport(reportOf(changes), 'scan.jpg', 'device');
  if (!statement) throw new Error('That is no report.');
  return show({ ...statement, toCheck }, []);
}

/** Shows the result of a service that answers with a CSV alone. */
export function showCsvResult(csv: string) {
  const answer = readCsvAnswer(
    csv,
    new Blob([csv]),
    'october.pdf',
    (text) => papaparse.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data,
  );
  if (!answer.ok) throw new Error(answer.reason);
  return show(answer.statement, []);
}
