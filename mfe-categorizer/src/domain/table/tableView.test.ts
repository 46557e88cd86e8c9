import fc from 'fast-check';
import { rowOf } from '../../testing/rowOf.ts';
import { isFiltered, nextSort, viewRows, wholeTable, type TableView } from './tableView.ts';

const rows = [
  rowOf({ number: 1, date: '2025-10-02', description: 'UPI Corner Cafe', debitPaise: 200, category: 'Food' }),
  rowOf({ number: 2, date: '01/10/2025', description: 'SALARY', debitPaise: 0, creditPaise: 9000, category: 'Salary' }),
  rowOf({
    number: 3,
    date: 'someday',
    description: 'Cheque',
    debitPaise: 0,
    unsidedPaise: 700,
    balancePaise: undefined,
  }),
  rowOf({ number: 4, date: '2025-10-02', description: 'cafe corner', debitPaise: 900, status: 'unproved' }),
];
const ownName = (category: string) => category;
const shown = (view: Partial<TableView>) =>
  viewRows(rows, { ...wholeTable, ...view }, ownName).map(({ number }) => number);

test.each<[Partial<TableView>, readonly number[]]>([
  [{}, [1, 2, 3, 4]],
  [{ text: ' cafe  CORNER ' }, [1, 4]],
  [{ text: 'food' }, [1]],
  [{ category: 'Salary' }, [2]],
  [{ direction: 'debit' }, [1, 4]],
  [{ direction: 'credit' }, [2]],
  [{ direction: 'check' }, [3, 4]],
  [{ atLeastPaise: 700 }, [2, 3, 4]],
  [{ atMostPaise: 700 }, [1, 3]],
  [{ text: 'cafe', atLeastPaise: 500 }, [4]],
  [{ sort: { column: 'date', direction: 'ascending' } }, [2, 1, 4, 3]],
  [{ sort: { column: 'date', direction: 'descending' } }, [1, 4, 2, 3]],
  [{ sort: { column: 'debit', direction: 'descending' } }, [4, 1, 2, 3]],
  [{ sort: { column: 'credit', direction: 'ascending' } }, [2, 1, 3, 4]],
  [{ sort: { column: 'balance', direction: 'ascending' } }, [1, 2, 4, 3]],
  [{ sort: { column: 'description', direction: 'ascending' } }, [4, 3, 2, 1]],
  [{ sort: { column: 'category', direction: 'ascending' } }, [1, 3, 4, 2]],
])('%j shows the rows %j', (view, numbers) => {
  expect(shown(view)).toEqual(numbers);
});

test('a column is sorted one way, then the other, then not at all', () => {
  const once = nextSort(undefined, 'debit');
  expect(once).toEqual({ column: 'debit', direction: 'descending' });
  const twice = nextSort(once, 'debit');
  expect(twice).toEqual({ column: 'debit', direction: 'ascending' });
  expect(nextSort(twice, 'debit')).toBeUndefined();
  expect(nextSort(once, 'date')).toEqual({ column: 'date', direction: 'ascending' });
  expect(nextSort({ column: 'date', direction: 'ascending' }, 'date')?.direction).toBe('descending');
});

test.each<[Partial<TableView>, boolean]>([
  [{}, false],
  [{ text: '  ' }, false],
  [{ sort: { column: 'date', direction: 'ascending' } }, false],
  [{ text: 'a' }, true],
  [{ category: 'a' }, true],
  [{ direction: 'debit' }, true],
  [{ atLeastPaise: 0 }, true],
  [{ atMostPaise: 0 }, true],
])('%j is filtered: %s', (view, is) => {
  expect(isFiltered({ ...wholeTable, ...view })).toBe(is);
});

test('sorting loses no row and repeats none', () => {
  const column = fc.constantFrom('date', 'description', 'debit', 'credit', 'balance', 'category');
  const direction = fc.constantFrom('ascending', 'descending');
  const amounts = fc.array(fc.nat());
  fc.assert(
    fc.property(amounts, fc.record({ column, direction }), (debits, sort) => {
      const many = debits.map((debitPaise, index) => rowOf({ number: index + 1, debitPaise }));
      const numbers = viewRows(many, { ...wholeTable, sort }, ownName).map(({ number }) => number);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(many.map(({ number }) => number));
    }),
  );
});
