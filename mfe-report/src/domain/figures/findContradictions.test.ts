import { findContradictions } from './findContradictions.ts';
import { sampleYears } from './sampleYears.ts';

test('a part that is larger than its whole contradicts it, in its year', () => {
  const years = [
    { label: '2024-25', typed: { currentAssets: '1 crore', totalAssets: '1.05 crore', inventory: '40 lakh' } },
    { label: '2025-26', typed: { currentAssets: '1.3 crore', totalAssets: '1.05 crore', inventory: '1.4 crore' } },
  ];
  expect(findContradictions(years)).toEqual([
    { label: '2025-26', part: 'currentAssets', whole: 'totalAssets' },
    { label: '2025-26', part: 'inventory', whole: 'currentAssets' },
  ]);
});

test('equal, empty and unreadable figures contradict nothing, nor do those of the sample', () => {
  const typed = {
    currentLiabilities: '5',
    totalLiabilities: '5',
    netSales: 'many',
    salesRevenue: '1',
    currentAssets: '9',
  };
  expect(findContradictions([{ label: '2025-26', typed }])).toEqual([]);
  expect(findContradictions(sampleYears)).toEqual([]);
});
