import { chartData, chartOptions } from './chartOptions.ts';

const colours = { text: 'black', line: 'grey', debit: 'red', credit: 'blue', fontFamily: 'Inter' };
const categories = [
  { category: 'Salary', debitPaise: 0, creditPaise: 11_200_000 },
  { category: 'Transfers', debitPaise: 240_050, creditPaise: 650_000 },
];

test('one series a side, in rupees, and no bar where there is no amount', () => {
  const { labels, datasets } = chartData(categories, colours);
  expect(labels).toEqual(['Salary', 'Transfers']);
  expect(datasets.map(({ label, data }) => ({ label, data }))).toEqual([
    { label: 'Total Debit', data: [null, 2400.5] },
    { label: 'Total Credit', data: [112_000, 6500] },
  ]);
});

test('debit is filled with its colour and credit is outlined with its own', () => {
  const [debit, credit] = chartData(categories, colours).datasets;
  expect(debit).toMatchObject({ backgroundColor: 'red' });
  expect(credit).toMatchObject({ borderColor: 'blue' });
});

test.each([true, false])('labels have the colour of the text (small: %s)', (isSmall) => {
  expect(chartOptions(categories, colours, isSmall)).toMatchObject({
    indexAxis: 'y',
    animation: false,
    scales: { y: { ticks: { color: 'black', mirror: isSmall } } },
  });
});
