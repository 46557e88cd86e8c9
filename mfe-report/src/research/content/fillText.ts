import { formatRupees } from '@artha/shared/format';
import { sumOf, type FiveYears, type Line, type Year } from '../../domain/accounts.ts';
import { paybackPeriod, returnOnInvestment, yearRatios, type Project, type RatioId } from '../../domain/ratios.ts';
import { count, inCrore, ofEachHundred, ratioIn, type FigureWords } from './figures.ts';

/** The source of the figures in a text. */
export interface TextFigures {
  readonly years: FiveYears<Year>;
  readonly project: Project;
  /** Rupees a share. */
  readonly price: number;
  readonly value: number;
}

const isRatio = (name: string): name is RatioId => yearRatios.some((id) => id === name);
const isLine = (name: string, year: Year): name is Line => name !== 'year' && Object.hasOwn(year, name);

/** `revenue.2026` is an amount, `debt-ratio.2026` a ratio. */
function ofYear(name: string, year: Year, words: FigureWords): string | undefined {
  if (isRatio(name)) return ratioIn(year, name, words);
  return isLine(name, year) ? inCrore(year[name], words) : undefined;
}

const projectFigures: Readonly<Record<string, (project: Project, words: FigureWords) => string>> = {
  cost: ({ cost }, words) => inCrore(cost, words),
  yearlyCash: ({ yearlyCash }, words) => inCrore(yearlyCash, words),
  years: ({ years }) => count(years),
  payback: (project) => count(paybackPeriod(project)),
  return: (project) => `${count(returnOnInvestment(project))}%`,
};

function figureOf(name: string, { years, project, price, value }: TextFigures, words: FigureWords): string | undefined {
  const [what = '', ...rest] = name.split('.');
  const [last = ''] = rest.slice(-1);
  const year = years.find((candidate) => String(candidate.year) === last);
  const of = (line = ''): number | undefined => (year && isLine(line, year) ? year[line] : undefined);
  switch (what) {
    case 'price':
      return formatRupees(price);
    case 'value':
      return formatRupees(Math.round(value));
    case 'project':
      return projectFigures[last]?.(project, words);
    case 'sum':
      return isLine(last, years[4]) ? inCrore(sumOf(years, last), words) : undefined;
    case 'growth':
      return isLine(last, years[4]) ? inCrore(years[4][last] - years[0][last], words) : undefined;
    case 'times':
      return isLine(last, years[4]) ? count(years[4][last] / years[0][last]) : undefined;
    case 'hundred': {
      const part = of(rest[0]);
      return year && part !== undefined ? ofEachHundred(part, year.revenue) : undefined;
    }
    default: {
      const share = /^(\d+)% of (\w+)$/.exec(what);
      const whole = of(share?.[2]);
      if (share && whole !== undefined) return inCrore((whole * Number(share[1])) / 100, words);
      return year && ofYear(what, year, words);
    }
  }
}

/**
 * Puts figures where a text names them in braces, so that no figure is typed twice:
 * - `{revenue.2026}` a line of a year, `{debt-ratio.2026}` a ratio of it
 * - `{hundred.costs.2026}` the share of a line in each ₹100 of the year's revenue, `{5% of costs.2026}` a part of it
 * - `{sum.netProfit}` over the five years, `{growth.cash}` from the first to the last, `{times.revenue}` the last by
 *   the first
 * - `{project.cost}`, `{project.yearlyCash}`, `{project.years}`, `{project.payback}`, `{project.return}`
 * - `{price}`, `{value}` of a share
 * @throws RangeError for any other name
 */
export function fillText(text: string, figures: TextFigures, words: FigureWords): string {
  return text.replaceAll(/\{([^}]*)\}/g, (_, name: string) => {
    const figure = figureOf(name, figures, words);
    if (figure === undefined) throw new RangeError(`There is no figure {${name}}.`);
    return figure;
  });
}
