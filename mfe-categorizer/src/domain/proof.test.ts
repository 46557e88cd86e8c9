import fc from 'fast-check';
import { readProof } from './proof.ts';

function read(values: Record<string, string>) {
  const headers = new Map(Object.entries(values));
  return readProof({ get: (name) => headers.get(`X-Statement-${name.replace('X-Statement-', '')}`) ?? null });
}

const counts = { 'X-Statement-Rows': '50', 'X-Statement-Proved': '45' };

test('the headers of the service are read', () => {
  expect(
    read({
      ...counts,
      'X-Statement-Unprovable': '2',
      'X-Statement-Doubtful': '3',
      'X-Statement-Doubtful-Rows': '3,17-18',
      'X-Statement-Breaks': '1',
      'X-Statement-Doubts': 'lines-unread,sides-unknown',
      'X-Statement-Unsided': '3=1234.50,17=20.00',
      'X-Statement-Accounts': '20;number="X123", 30',
      'X-Statement-Opening': '458135.15',
      'X-Statement-Closing': '795748.57',
    }),
  ).toEqual({
    rows: 50,
    proved: 45,
    unprovable: 2,
    doubtful: 3,
    doubtfulRows: new Set([3, 17, 18]),
    breaks: 1,
    doubts: ['lines-unread', 'sides-unknown'],
    unsidedPaise: new Map([
      [3, 1_234_50],
      [17, 20_00],
    ]),
    accounts: [
      { rows: 20, numberEnd: 'X123' },
      { rows: 30, numberEnd: undefined },
    ],
    openingPaise: 45_813_515,
    closingPaise: 79_574_857,
  });
});

test('all but two counts may be absent; rows that are neither proved nor unprovable are then in doubt', () => {
  expect(read({ ...counts, 'X-Statement-Unprovable': '2' })).toEqual({
    rows: 50,
    proved: 45,
    unprovable: 2,
    doubtful: 3,
    doubtfulRows: new Set(),
    breaks: 0,
    doubts: [],
    unsidedPaise: new Map(),
    accounts: [],
    openingPaise: undefined,
    closingPaise: undefined,
  });
});

test.each([{}, { 'X-Statement-Rows': '50' }, { 'X-Statement-Rows': 'many', 'X-Statement-Proved': '50' }])(
  'without both counts there is no proof: %j',
  (values) => {
    expect(read(values)).toBeUndefined();
  },
);

test.each(['0', '51', '1-', 'x', '60-70', '-'])(
  'a row that the statement does not have is not in doubt: %s',
  (list) => {
    const { doubtfulRows } = read({ ...counts, 'X-Statement-Doubtful-Rows': list }) ?? {};
    expect(doubtfulRows).toEqual(new Set());
  },
);

test('a range ends with the last row, however far it is said to go', () => {
  const { doubtfulRows } = read({ ...counts, 'X-Statement-Doubtful-Rows': '49-99999999999' }) ?? {};
  expect(doubtfulRows).toEqual(new Set([49, 50]));
});

test.each(['20, 29', '20 30', 'many', '25;number=12, 25'])('accounts with other rows are none: %s', (list) => {
  expect(read({ ...counts, 'X-Statement-Accounts': list })?.accounts).toEqual([]);
});

test('whatever the headers hold, reading them ends, and every row in doubt is one of the statement', () => {
  const list = fc.array(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}(-\d{1,12})?$/))).map((items) => items.join());
  fc.assert(
    fc.property(list, list, list, (rows, amounts, accounts) => {
      const proof = read({
        ...counts,
        'X-Statement-Doubtful-Rows': rows,
        'X-Statement-Unsided': amounts,
        'X-Statement-Accounts': accounts,
      });
      expect([...(proof?.doubtfulRows ?? [])].filter((row) => row < 1 || row > 50)).toEqual([]);
    }),
  );
});
