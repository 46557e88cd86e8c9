import { figureWords } from '../../texts/en/figureWords.ts';
import { fillText } from './fillText.ts';
import { sampleReport } from '../testing/sampleReport.ts';

const { years } = sampleReport('solar-pumps');
const figures = { years, project: { cost: 48, yearlyCash: 12, years: 8 }, price: 1234.4, value: 1500.6 };
const fill = (text: string) => fillText(text, figures, figureWords).replaceAll('\u00a0', ' ');

test.each([
  ['{revenue.2026}', '₹500 crore'],
  ['{debt-ratio.2026}', '0.63'],
  ['{net-profit-margin.2022}', '6.5%'],
  ['{average-collection-period.2026}', '161 days'],
  ['{hundred.costs.2026}', '₹88.00'],
  ['{5% of costs.2026}', '₹22 crore'],
  ['{sum.netProfit}', '₹117 crore'],
  ['{growth.debt}', '₹100 crore'],
  ['{times.revenue}', '2.5'],
  ['{project.cost}', '₹48 crore'],
  ['{project.yearlyCash}', '₹12 crore'],
  ['{project.years}', '8'],
  ['{project.payback}', '4'],
  ['{project.return}', '100%'],
  ['{price}', '₹1,234'],
  ['{value}', '₹1,501'],
])('%s is %s', (name, figure) => {
  expect(fill(`It is ${name}.`)).toBe(`It is ${figure}.`);
});

test('a text without figures stays as it is, and terms of the glossary do', () => {
  expect(fill('A [percentage point](basis-point) of nothing.')).toBe('A [percentage point](basis-point) of nothing.');
});

test.each([
  '{}',
  '{profit.2026}',
  '{revenue}',
  '{revenue.2021}',
  '{year.2026}',
  '{debt-ratio.2019}',
  '{hundred.costs}',
  '{hundred.cost.2026}',
  '{5% of cost.2026}',
  '{five% of costs.2026}',
  '{sum.year}',
  '{growth.all}',
  '{times.sales}',
  '{project.profit}',
  '{constructor.2026}',
])('%s is refused by its name', (name) => {
  expect(() => fill(name)).toThrow(`There is no figure ${name}.`);
});
