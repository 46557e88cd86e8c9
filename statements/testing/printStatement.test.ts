import fc from 'fast-check';
import type { Statement } from '../src/engine/index.ts';
import { proofDifferences, rowDifferences } from './differences.ts';
import { generateGroundTruth } from './groundTruth.ts';
import { misprint, printStatement } from './printStatement.ts';
import type { StatementTemplate } from './statementTemplate.ts';
import { statementTemplates } from './statementTemplates/statementTemplates.ts';

const template = statementTemplates.find(({ id }) => id === 'hdfc-a');
if (template === undefined) throw new Error('There is no such template.');
const known: StatementTemplate = template;
const truth = generateGroundTruth({ seed: 4, rowCount: 12, narrations: 'hdfc' });

describe('misprint', () => {
  test('changes exactly one digit, and never makes the first digit 0', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 1, max: 8 }),
        (paise, digit, addend) => {
          const right = `${String(paise).slice(0, -2)}.${String(paise).slice(-2)}`;
          const wrong = misprint(right, { figure: 'amount', row: 0, digit, addend });
          expect(wrong).toHaveLength(right.length);
          expect([...wrong].filter((character, index) => character !== right[index])).toHaveLength(1);
          expect(wrong).toMatch(/^[1-9]\d*\.\d\d$/);
        },
      ),
    );
  });
});

describe('printStatement', () => {
  test.each([
    ['indian', '12,34,567.80'],
    ['western', '1,234,567.80'],
  ] as const)('groups %s figures', (grouping, printed) => {
    expect(printStatement(known, truth, { grouping }).statement.money(123_456_780)).toBe(printed);
  });

  test('omits a final zero where the bank does', () => {
    const { statement } = printStatement({ ...known, money: 'shortest' }, truth, { grouping: 'indian' });
    expect([7400, 89, 123_456_700].map((paise) => statement.money(paise))).toEqual(['74.0', '0.89', '1234567.0']);
  });
});

/** The statement as a correct reader returns it. */
function faultless(): Statement {
  const proof: Statement['proof'] = {
    order: 'oldest first',
    statuses: truth.rows.map(() => 'proved'),
    breaks: 0,
    openingPaise: truth.openingPaise,
    closingPaise: truth.closingPaise,
  };
  return {
    layout: 'any',
    transactions: truth.rows.map(({ date, narration, debitPaise, creditPaise, balancePaise }) => ({
      date,
      description: narration,
      debitPaise,
      creditPaise,
      unsidedPaise: 0,
      balancePaise,
      category: 'Others',
      reason: { by: 'nothing', what: '' },
      status: 'proved',
    })),
    proof,
    accounts: [{ rowCount: truth.rows.length, proof }],
    doubts: [],
  };
}

describe('the differences between what was printed and what was read', () => {
  const right = faultless();
  const { transactions, proof } = right;

  test('are empty for a correct reading', () => {
    expect([...rowDifferences(known, truth, right), ...proofDifferences(known, truth, right)]).toEqual([]);
  });

  test.each([
    ['a lost row', { transactions: transactions.slice(1) }],
    ['a row too many', { transactions: [...transactions, ...transactions.slice(-1)] }],
    ['another date', { transactions: transactions.map((row) => ({ ...row, date: '2020-01-01' })) }],
    ['another amount', { transactions: transactions.map((row) => ({ ...row, debitPaise: row.debitPaise + 1 })) }],
    [
      'another description',
      { transactions: transactions.map((row) => ({ ...row, description: `${row.description}1` })) },
    ],
  ])('include %s', (_what, wrong) => {
    expect(rowDifferences(known, truth, { ...right, ...wrong })).not.toEqual([]);
  });

  test.each([
    ['a break', { breaks: 1 }],
    ['another opening balance', { openingPaise: 1 }],
    ['another closing balance', { closingPaise: undefined }],
    ['a row that is not proved', { statuses: proof.statuses.map(() => 'unproved' as const) }],
  ])('include %s', (_what, wrong) => {
    expect(proofDifferences(known, truth, { ...right, proof: { ...proof, ...wrong } })).not.toEqual([]);
  });
});
