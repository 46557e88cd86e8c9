/** The code that loads with the first answer. */
export { readCsvAnswer } from './readCsvAnswer.ts';
export { readReport } from './readReport.ts';
export { combineToTable } from '../statement/statementTable.ts';
