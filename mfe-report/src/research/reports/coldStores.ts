import { closeYears, sumOf } from '../../domain/accounts.ts';
import { paybackPeriod, returnOnInvestment, type Project } from '../../domain/ratios.ts';
import { count, inCrore, ofEachHundred, ratioIn } from '../figures.ts';
import type { ResearchReport } from '../report.ts';
import { coldStoresCard } from '../reportCards.ts';

const years = closeYears({
  lastYear: 2026,
  revenue: [120, 150, 190, 230, 280],
  costs: [90, 112, 140, 168, 203],
  interest: [18, 21, 27, 34, 40],
  tax: [3, 4, 6, 7, 9],
  cash: [16, 16, 14, 12, 14],
  owedByCustomers: [20, 24, 30, 36, 43],
  stock: [4, 5, 6, 7, 8],
  fixedAssets: [300, 370, 469, 557, 647],
  currentLiabilities: [40, 46, 56, 61, 68],
  debt: [200, 260, 340, 410, 480],
});
const [first, , , , last] = years;

const newStore: Project = { cost: 64, yearlyCash: 8, years: 20 };

/** What one more point of interest on all loans would cost in a year. */
const onePoint = last.debt * 0.01;

const hundred = (part: number) => ofEachHundred(part, last.revenue);

export const coldStores: ResearchReport = {
  card: coldStoresCard,
  years,
  ratios: ['current-ratio', 'debt-ratio', 'net-profit-margin', 'asset-turnover-ratio', 'average-collection-period'],
  text: {
    'what-it-does': [
      'Sheetmarg keeps other people’s goods cold. It has stores along the roads from western India to the north, each a large insulated hall with rooms at different temperatures: potatoes and apples just above freezing, ice cream and fish far below it, medicines in between. Its own lorries carry the goods from the farm or the port to the store and on to the town.',
      'It owns nothing of what it stores. A grower, a dairy or a chain of chemists rents space by the pallet and pays for every journey. What the company has to offer is a hall that is never warm, which takes land, machines, electricity and a second source of electricity for the hours when the first one fails.',
    ],
    'how-it-earns': [
      `Rent for space is the larger part of revenue, freight the smaller. Both together grew from ${inCrore(first.revenue)} in ${first.year} to ${inCrore(last.revenue)} in ${last.year}. A hall costs nearly the same to cool whether it is half full or full, so the first pallets pay for the electricity and the last ones are mostly profit. That is why a store loses money in its first year or two and earns well later.`,
      `Of each ₹100 of revenue in ${last.year}, ${hundred(last.costs)} went on electricity, diesel, wages, and the wear of halls and machines. That left ${hundred(last.operatingProfit)} of operating profit, which is a lot. Interest then took ${hundred(last.interest)}, more than half of it. After tax of ${hundred(last.tax)}, net profit was ${hundred(last.netProfit)}.`,
    ],
    'five-years': [
      `Fixed assets, which here means land, halls, machines and lorries, went from ${inCrore(first.fixedAssets)} to ${inCrore(last.fixedAssets)}. Five years of net profit add up to ${inCrore(sumOf(years, 'netProfit'))}, far too little to pay for that growth. The rest was borrowed: debt rose from ${inCrore(first.debt)} to ${inCrore(last.debt)}.`,
    ],
    ratios: [
      `The Debt Ratio rose from ${ratioIn(first, 'debt-ratio')} to ${ratioIn(last, 'debt-ratio')}. Of every rupee of assets, lenders and suppliers have paid for ${count((last.totalLiabilities * 100) / last.totalAssets)} paise. For a business that owns halls this is common; it would be alarming in one that owns little but ideas.`,
      `The Asset Turnover Ratio is low, ${ratioIn(last, 'asset-turnover-ratio')}: each rupee of assets brings in that much revenue in a year. What matters is that it rose, from ${ratioIn(first, 'asset-turnover-ratio')}. New halls start empty and pull it down, so a rise while building means that the older halls are filling up. The Net Profit Margin tells the same story, from ${ratioIn(first, 'net-profit-margin')} to ${ratioIn(last, 'net-profit-margin')}.`,
      `A Current Ratio of ${ratioIn(last, 'current-ratio')} is a little below 1. What falls due within a year is more than what turns into cash within a year, so the company counts on rent that it has not yet earned. As rent comes in month by month, and after some ${ratioIn(last, 'average-collection-period')}, that can work. It leaves no room for a bad season.`,
    ],
    'could-go-right': [
      `The next store shows how the plan is meant to work. It costs ${inCrore(newStore.cost)} and should bring in ${inCrore(newStore.yearlyCash)} a year after its own costs. Its Payback Period is ${count(paybackPeriod(newStore))} years, long for a machine and ordinary for a building. Over ${newStore.years} years its Return On Investment would be ${count(returnOnInvestment(newStore))}%, before interest.`,
      `If building stopped for a few years, the same halls would go on filling, and the cash that now goes into walls could repay loans. Longer contracts would help as well: a chain that takes a whole room for five years is worth more than the same rent from ten growers who come after a good harvest only.`,
    ],
    'could-go-wrong': [
      `Interest can rise. One more [percentage point](basis-point) on all loans would cost ${inCrore(onePoint)} a year, against a net profit of ${inCrore(last.netProfit)} in ${last.year}.`,
      'A harvest can fail. Growers who have nothing to store rent no space, but the hall still has to be cooled for those who do. Electricity is the largest single cost, and its price is set by others.',
      'Two stores can be built for the same apples. Land beside a new highway is open to everybody, and a competitor’s empty hall lowers the rent of a full one.',
    ],
    'read-next': [
      'In the annual report of a real company of this kind, look for three things: how full the stores are, by their age; when the loans fall due and whether their rate is [fixed](floating-interest-rate); and how much of the spending on buildings keeps old halls running, since only the rest is growth.',
    ],
  },
  glossary: [
    { id: 'floating-interest-rate', term: 'Floating Interest Rate' },
    { id: 'collateral', term: 'Collateral' },
    { id: 'basis-point', term: 'Basis Point' },
  ],
};
