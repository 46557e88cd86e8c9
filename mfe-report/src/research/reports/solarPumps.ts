import { closeYears, sumOf } from '../../domain/accounts.ts';
import { paybackPeriod, returnOnInvestment, type Project } from '../../domain/ratios.ts';
import { count, inCrore, ofEachHundred, ratioIn } from '../figures.ts';
import type { ResearchReport } from '../report.ts';
import { solarPumpsCard } from '../reportCards.ts';

const years = closeYears({
  lastYear: 2026,
  revenue: [200, 250, 320, 400, 500],
  costs: [176, 220, 280, 350, 440],
  interest: [6, 7, 8, 11, 14],
  tax: [5, 6, 8, 10, 12],
  cash: [20, 18, 15, 14, 10],
  owedByCustomers: [60, 82, 115, 160, 220],
  stock: [30, 38, 48, 60, 75],
  fixedAssets: [80, 84, 92, 100, 112],
  currentLiabilities: [50, 60, 74, 87, 104],
  debt: [60, 72, 90, 120, 160],
});
const [first, , , , last] = years;

const controllerLine: Project = { cost: 48, yearlyCash: 12, years: 8 };

/** What customers would owe at the end if they still paid as fast as in the first year. */
const owedAtFirstPace = (first.owedByCustomers * last.revenue) / first.revenue;

const hundred = (part: number) => ofEachHundred(part, last.revenue);

export const solarPumps: ResearchReport = {
  card: solarPumpsCard,
  years,
  ratios: [
    'current-ratio',
    'debt-ratio',
    'net-profit-margin',
    'asset-turnover-ratio',
    'inventory-turnover',
    'average-collection-period',
  ],
  text: {
    'what-it-does': [
      'Kirandhar makes pumps that lift water from a well by the power of the sun. A set is a pump, six to twelve solar modules and a controller that keeps the two in step. The modules are bought in; pump and controller come from its own factory near Rajkot, and its own crews put the set up in the field.',
      'Nearly all of its customers are farmers, but nearly all of its bills go elsewhere. A state agency runs a scheme: the farmer pays a small part of the price, and the agency pays the rest after an inspector has seen water come out of the ground. That order of events explains most of the figures below.',
    ],
    'how-it-earns': [
      `A set is sold for one price, which covers fitting and five years of repairs. There is no rent and no subscription, so to earn more the company has to sell more sets. It has done that: revenue grew from ${inCrore(first.revenue)} in ${first.year} to ${inCrore(last.revenue)} in ${last.year}, ${count(last.revenue / first.revenue)} times as much.`,
      `Of each ₹100 of revenue in ${last.year}, ${hundred(last.costs)} went on materials, wages and the other costs of running the business. The ${hundred(last.operatingProfit)} that stayed is the operating profit. Interest took ${hundred(last.interest)} of it and tax ${hundred(last.tax)}; ${hundred(last.netProfit)} was left as net profit.`,
    ],
    'five-years': [
      `Net profit has grown every year and adds up to ${inCrore(sumOf(years, 'netProfit'))} over the five. Yet cash fell from ${inCrore(first.cash)} to ${inCrore(last.cash)}, and debt rose from ${inCrore(first.debt)} to ${inCrore(last.debt)}. The reason is simple. A sale counts as revenue on the day it is made, whether or not the money has come, and here much of it has not: what customers owe rose from ${inCrore(first.owedByCustomers)} to ${inCrore(last.owedByCustomers)}.`,
    ],
    ratios: [
      `The Current Ratio rose from ${ratioIn(first, 'current-ratio')} to ${ratioIn(last, 'current-ratio')}, which looks like growing safety. Look at what the current assets are, though: ${inCrore(last.owedByCustomers)} of the ${inCrore(last.currentAssets)} is unpaid bills. The ratio counts a bill as if it were nearly cash. It cannot say how nearly.`,
      `The Average Collection Period can. A bill was paid after about ${ratioIn(first, 'average-collection-period')} in ${first.year} and after about ${ratioIn(last, 'average-collection-period')} in ${last.year}. Somebody has to pay for the longer wait, and here it is mostly the lenders: the Debt Ratio went from ${ratioIn(first, 'debt-ratio')} to ${ratioIn(last, 'debt-ratio')}.`,
      `Inventory Turnover has hardly moved and stands at ${ratioIn(last, 'inventory-turnover')}, so sets do not pile up in the store. Production is fine. The trouble, if it is trouble, begins after the sale.`,
    ],
    'could-go-right': [
      `Agencies could pay sooner. If customers still paid as fast as in ${first.year}, they would owe ${inCrore(owedAtFirstPace)} and not ${inCrore(last.owedByCustomers)}. The difference, ${inCrore(last.owedByCustomers - owedAtFirstPace)}, would be free to repay a good part of the debt, and the interest on that part would become profit.`,
      `A new line for controllers costs ${inCrore(controllerLine.cost)} and is expected to bring in ${inCrore(controllerLine.yearlyCash)} a year. Its Payback Period is then ${count(paybackPeriod(controllerLine))} years, and over the ${controllerLine.years} years that it should run its Return On Investment is ${count(returnOnInvestment(controllerLine))}%. Both figures are only as good as the guess of ${inCrore(controllerLine.yearlyCash)}.`,
      'There are also buyers outside the schemes: dairies, nurseries, small towns. They haggle more and pay within a month or two.',
    ],
    'could-go-wrong': [
      'A scheme can pause, for an election, an audit or an empty budget. Orders then stop while wages and interest go on, and bills already sent wait longer still.',
      `Costs can move after the price is fixed. A tender is won months before the modules for it are bought. Had costs in ${last.year} been five per cent higher, they would have taken ${inCrore(last.costs * 0.05)} of an operating profit of ${inCrore(last.operatingProfit)}.`,
      `Lenders can lose patience. With ${inCrore(last.cash)} of cash, the company depends on [loans](working-capital-loan) being renewed as long as its customers pay this late.`,
    ],
    'read-next': [
      'In the annual report of a real company, turn to the note on trade receivables first: it sorts the unpaid bills by age. Then set the cash flow statement beside the profits of several years. If cash from operations stays behind profit year after year, find out who is being waited for.',
    ],
  },
  glossary: [
    { id: 'working-capital-loan', term: 'Working Capital Loan' },
    { id: 'balance-sheet', term: 'Balance Sheet' },
    { id: 'liquidity', term: 'Liquidity' },
  ],
};
