import { toJsonSchema } from '@valibot/to-json-schema';
import { statementReportSchema } from '../engine/report/statementReport.ts';
import type { ReportedTransaction, StatementReport } from '../engine/report/statementReport.ts';

/** The descriptions that the names of properties do not give. They are not in the schema, because the browser loads that. */
const descriptions = {
  date: '`YYYY-MM-DD`.',
  amountOfUnknownSide: 'It may be a debit or a credit; both are then 0.00.',
  balance: 'As printed; absent if none is printed.',
  counterparty: 'The payee or payer, identical in all rows of the same one.',
  status: 'proved: words and figures are confirmed. figures-proved: figures confirmed, check the words.',
  balanceChange: 'Of a row in doubt: by how much the balance changes there.',
  rowsToCheckWords: 'Rows whose figures are confirmed, but whose words have to be checked.',
  csv: 'The same bytes as the response in text/csv.',
} satisfies Partial<Record<keyof ReportedTransaction | keyof StatementReport, string>>;

/** The report of a statement as JSON Schema, for the description of the service. */
export const reportJsonSchema = toJsonSchema(statementReportSchema, {
  target: 'draft-2020-12',
  overrideSchema: ({ jsonSchema }) => {
    const { properties } = jsonSchema;
    if (!properties) return undefined;
    const described = Object.entries(descriptions).flatMap(([name, description]) => {
      const property = properties[name];
      return typeof property !== 'object' ? [] : [[name, { ...property, description }] as const];
    });
    return { ...jsonSchema, properties: { ...properties, ...Object.fromEntries(described) } };
  },
});
