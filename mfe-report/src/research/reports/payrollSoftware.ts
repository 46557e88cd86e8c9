import { closeYears, sumOf } from '../../domain/accounts.ts';
import { paybackPeriod, returnOnInvestment, type Project } from '../../domain/ratios.ts';
import { count, inCrore, ofEachHundred, ratioIn } from '../figures.ts';
import type { ResearchReport } from '../report.ts';
import { payrollSoftwareCard } from '../reportCards.ts';

const years = closeYears({
  lastYear: 2026,
  revenue: [40, 56, 77, 101, 130],
  costs: [36, 48, 63, 80, 101],
  interest: [0, 0, 0, 0, 0],
  tax: [1, 2, 4, 5, 7],
  cash: [30, 43, 63, 90, 125],
  owedByCustomers: [3, 4, 5, 7, 9],
  stock: [0, 0, 0, 0, 0],
  fixedAssets: [9, 10, 12, 14, 16],
  currentLiabilities: [28, 38, 52, 69, 89],
  debt: [0, 0, 0, 0, 0],
});
const [first, , , , last] = years;

const selfService: Project = { cost: 9, yearlyCash: 3, years: 5 };

const hundred = (part: number) => ofEachHundred(part, last.revenue);

export const payrollSoftware: ResearchReport = {
  card: payrollSoftwareCard,
  years,
  ratios: ['current-ratio', 'debt-ratio', 'net-profit-margin', 'asset-turnover-ratio', 'average-collection-period'],
  text: {
    'what-it-does': [
      'Vetanika writes software that pays salaries. A school, a clinic or a workshop with fifty people enters who worked and who was away; the software works out pay, [tax](tds), [provident fund](epf) and the other deductions, prepares the returns and tells the bank whom to pay. When a rule changes, the software changes with it, and the customer need not read the circular.',
      'It sells to small employers who have no payroll department, mostly through accountants, each of whom brings a few dozen clients along. There is no factory, no store and nothing to carry. The company is its programmers, the people who answer the telephone, and the computers that it rents.',
    ],
    'how-it-earns': [
      `An employer pays for each person on the roll, a year ahead. Most renew, since moving payroll in the middle of a tax year is a nuisance that few take on to save a little. Revenue grew from ${inCrore(first.revenue)} in ${first.year} to ${inCrore(last.revenue)} in ${last.year}, ${count(last.revenue / first.revenue)} times as much.`,
      `Writing the software costs the same for a thousand customers as for two thousand. In ${first.year} costs took ${ofEachHundred(first.costs, first.revenue)} of each ₹100 of revenue; in ${last.year} they took ${hundred(last.costs)}. There is no interest to pay, so only tax, ${hundred(last.tax)}, stands between the operating profit of ${hundred(last.operatingProfit)} and the net profit of ${hundred(last.netProfit)}.`,
    ],
    'five-years': [
      `Net profit over the five years adds up to ${inCrore(sumOf(years, 'netProfit'))}, yet cash alone grew by ${inCrore(last.cash - first.cash)} from the first year’s end to the last. More cash came in than profit was made, because customers pay before they are served. Their money is in the bank, but the work for it is still to be done. Until then it stands among the current liabilities, where it makes up most of the ${inCrore(last.currentLiabilities)}.`,
    ],
    ratios: [
      `A Debt Ratio of ${ratioIn(last, 'debt-ratio')} in a company without a single loan looks like a mistake. It is not. The ratio counts everything owed, and a year of service owed to a customer is a liability like any other. It is settled by work, though, not by money, and it bears no interest. The same figure in a company full of loans would mean something else, so always look at what the liabilities are.`,
      `The same holds for the Current Ratio, which rose from ${ratioIn(first, 'current-ratio')} to ${ratioIn(last, 'current-ratio')}. It is modest, and comfortable all the same: of the current assets, ${inCrore(last.cash)} is cash. Bills are few and are paid after about ${ratioIn(last, 'average-collection-period')}.`,
      `The Net Profit Margin went from ${ratioIn(first, 'net-profit-margin')} to ${ratioIn(last, 'net-profit-margin')}. The Asset Turnover Ratio fell in the last three years, to ${ratioIn(last, 'asset-turnover-ratio')}. The company does not use its other assets any less; there is simply more cash in the bank, and cash is an asset that makes no sales.`,
    ],
    'could-go-right': [
      'Employers grow. Each new person on a customer’s roll is revenue that nobody had to sell. And a satisfied accountant brings the next client at no cost.',
      `Fewer calls would help as well. A part of the software in which employees look up their own payslips costs ${inCrore(selfService.cost)} to write and should save ${inCrore(selfService.yearlyCash)} a year at the telephone. That is a Payback Period of ${count(paybackPeriod(selfService))} years, and a Return On Investment of ${count(returnOnInvestment(selfService))}% over the ${selfService.years} years before it has to be written again.`,
    ],
    'could-go-wrong': [
      'Advances work in both directions. As long as more customers come than go, next year’s money arrives before this year’s work is done. If customers left, the cash would leave with them, and the costs, which are mostly salaries, would stay.',
      'A bank could give payroll away. For a lender, software that pays salaries is a way to win the accounts of a whole workforce, and free is hard to undercut.',
      `One wrong deduction, repeated for every person on every roll, would cost trust that took years to earn. And ${inCrore(last.cash)} in the bank is a temptation to buy something large and unrelated.`,
    ],
    'read-next': [
      'In the annual report of a real company of this kind, look for the line called contract liabilities or deferred revenue: those are the advances. Compare its growth with that of revenue. When advances slow down first, revenue tends to follow. Then look for how many of the customers renew, and how it is counted.',
    ],
  },
  glossary: [
    { id: 'epf', term: 'EPF' },
    { id: 'tds', term: 'TDS' },
    { id: 'balance-sheet', term: 'Balance Sheet' },
  ],
};
