import { noFigures, readFigures, writeFigures } from './figures.ts';
import { emptyLoss, emptySale, readOthers, toOthers, toSale, writeOthers, type OtherRows } from './otherRows.ts';

const rows: OtherRows = {
  sales: [
    {
      asset: 'property',
      boughtOn: '2011-08-01',
      soldOn: '2026-08-01',
      price: '95,00,000',
      expenses: '1,00,000.5',
      cost: '40,00,000',
      improvement: '2,00,000',
      improvedOn: '2015-06-01',
    },
    { ...emptySale, asset: 'debtFund' },
  ],
  shortTermLoss: '',
  longTermLoss: '50,000',
  losses: [{ kind: 'letOutHouse', year: '2021-22', amount: '60,000' }, emptyLoss],
};
const written =
  'property-20110801-20260801-9500000-100000.5-4000000-200000-20150601_debtFund-------_year--50000_letOutHouse-2021-60000_shortTerm--';

test('sales and losses are in the address, and come back from it', () => {
  expect(writeOthers(rows)).toBe(written);
  expect(readOthers(written)).toEqual(rows);
  const address = writeFigures({ ...noFigures, choices: { others: written } });
  expect(readFigures(address)?.choices.others).toBe(written);
});

test('without sales and losses the address has nothing', () => {
  expect(writeOthers(readOthers(undefined))).toBeUndefined();
  expect(readFigures('#others=a*b')).toBeUndefined();
});

test('what cannot be read is empty, and unknown rows are left out', () => {
  expect(readOthers('car-20260101-20260102-5_other-20260230-2026011-abc-1.234-5_ownHouse-1999-7')).toEqual({
    ...rows,
    sales: [{ ...emptySale, asset: 'other', cost: '5' }],
    longTermLoss: '',
    losses: [{ kind: 'ownHouse', year: '', amount: '7' }],
  });
  expect(writeOthers({ ...rows, sales: [], losses: [], longTermLoss: 'much' })).toBeUndefined();
});

test('no more rows are read than the form takes', () => {
  const { sales, losses } = readOthers(`${'other-'.repeat(1)}${'_other'.repeat(9)}${'_longTerm'.repeat(9)}`);
  expect([sales.length, losses.length]).toEqual([8, 8]);
});

test('a sale counts once it has both days in their order', () => {
  const [first = emptySale] = rows.sales;
  expect(toSale({ ...first, soldOn: '' })).toBeUndefined();
  expect(toSale({ ...first, boughtOn: '' })).toBeUndefined();
  expect(toSale({ ...first, soldOn: '2011-07-31' })).toBeUndefined();
  expect(toSale({ ...first, soldOn: '2011-08-01', improvedOn: '' })).not.toHaveProperty('improvedOn');
  expect(toOthers(written)).toEqual({
    sales: [
      {
        asset: 'property',
        boughtOn: '2011-08-01',
        soldOn: '2026-08-01',
        price: 9_500_000,
        expenses: 100_000.5,
        cost: 4_000_000,
        improvement: 200_000,
        improvedOn: '2015-06-01',
      },
    ],
    shortTermLoss: 0,
    longTermLoss: 50_000,
    earlierLosses: [
      { kind: 'letOutHouse', year: '2021-22', amount: 60_000 },
      { kind: 'shortTerm', year: '', amount: 0 },
    ],
  });
});
