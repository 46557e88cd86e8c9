import { inputIds } from '../ratios/inputs.ts';
import { findContradictions } from './findContradictions.ts';
import { sampleYears } from './sampleYears.ts';

test('a part that is larger than its whole contradicts it, in its year', () => {
  const years = [
    { label: '2024-25', typed: { currentAssets: '1 crore', totalAssets: '1.05 crore', inventory: '40 lakh' } },
    { label: '2025-26', typed: { currentAssets: '1.3 crore', totalAssets: '1.05 crore', inventory: '1.4 crore' } },
  ];
  expect(findContradictions(years, inputIds)).toEqual([
    { kind: 'part', label: '2025-26', part: 'currentAssets', whole: 'totalAssets' },
    { kind: 'part', label: '2025-26', part: 'inventory', whole: 'currentAssets' },
  ]);
});

test('a part is held against the whole of its whole if that one is not given', () => {
  const typed = { cash: '2 lakh', totalAssets: '1 lakh' };
  expect(findContradictions([{ label: '2025-26', typed }], inputIds)).toEqual([
    { kind: 'part', label: '2025-26', part: 'cash', whole: 'totalAssets' },
  ]);
});

test('liabilities and equity make up the total of assets, but for rounding', () => {
  const typed = { totalAssets: '10 crore', totalLiabilities: '6 crore', shareholdersEquity: '3 crore' };
  expect(findContradictions([{ label: '2025-26', typed }], inputIds)).toEqual([
    { kind: 'balance', label: '2025-26', assets: 100_000_000, claims: 90_000_000 },
  ]);
  const rounded = { ...typed, shareholdersEquity: '4.005 crore' };
  expect(findContradictions([{ label: '2025-26', typed: rounded }], inputIds)).toEqual([]);
});

test('a figure that no chosen ratio asks for is not named', () => {
  const typed = { currentAssets: '9', totalAssets: '5', currentLiabilities: '1' };
  expect(findContradictions([{ label: '2025-26', typed }], ['currentAssets', 'currentLiabilities'])).toEqual([]);
});

test('equal, empty and unreadable figures contradict nothing, nor do those of the sample', () => {
  const typed = {
    currentLiabilities: '5',
    totalLiabilities: '5',
    netSales: 'many',
    salesRevenue: '1',
    currentAssets: '9',
  };
  expect(findContradictions([{ label: '2025-26', typed }], inputIds)).toEqual([]);
  expect(findContradictions(sampleYears, inputIds)).toEqual([]);
});
