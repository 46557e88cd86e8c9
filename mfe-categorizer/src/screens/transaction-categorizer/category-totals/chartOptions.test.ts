import { chartData, chartOptions } from './chartOptions.ts';
import { result as texts } from '../../../texts/en/result.ts';

const colours = { text: 'black', line: 'grey', debit: 'red', credit: 'blue', fontFamily: 'Inter' };
const bars = [
  { category: 'Salary', paise: 11_200_000 },
  { category: 'Transfers', paise: 240_050 },
];

test('a bar a category, in rupees', () => {
  const { labels, datasets } = chartData('credit', bars, colours, texts);
  expect(labels).toEqual(['Salary', 'Transfers']);
  expect(datasets).toMatchObject([{ label: 'Total Credit', data: [112_000, 2400.5] }]);
});

test('debit is filled with its colour and credit is outlined with its own', () => {
  expect(chartData('debit', bars, colours, texts).datasets).toMatchObject([{ backgroundColor: 'red' }]);
  expect(chartData('credit', bars, colours, texts).datasets).toMatchObject([{ borderColor: 'blue' }]);
});

test.each([true, false])('labels have the colour of the text (small: %s)', (isSmall) => {
  expect(chartOptions(bars, colours, isSmall)).toMatchObject({
    indexAxis: 'y',
    animation: false,
    scales: { y: { ticks: { color: 'black', mirror: isSmall } } },
  });
});
