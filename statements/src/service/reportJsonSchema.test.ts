import { reportJsonSchema } from './reportJsonSchema.ts';

test('the report is described by the schema that parses it, with words where a name does not suffice', () => {
  expect(reportJsonSchema).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['layout', 'transactions', 'csv']),
    properties: {
      rows: { type: 'integer', minimum: 0 },
      csv: { description: 'The same bytes as the response in text/csv.' },
      transactions: {
        items: {
          required: expect.not.arrayContaining(['balance']),
          properties: {
            debit: { type: 'string', pattern: String.raw`^-?\d+\.\d{2}$` },
            balance: { type: 'string', description: 'As printed; absent if none is printed.' },
            status: { enum: ['proved', 'figures-proved', 'inferred', 'unproved', 'unprovable'] },
          },
        },
      },
    },
  });
});
