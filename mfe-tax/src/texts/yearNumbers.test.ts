import { years } from '../domain/act/years.ts';
import { financialYears } from '../domain/financialYear.ts';
import { plan as englishPlan } from './en/plan.ts';
import { results as englishResults } from './en/results.tsx';
import { plan as hindiPlan } from './hi/plan.ts';
import { results as hindiResults } from './hi/results.tsx';

const languages = [
  ['English', englishResults, englishPlan],
  ['Hindi', hindiResults, hindiPlan],
] as const;

/** Short texts that keep the number of all years; a year with another one has to be given to them. */
test.each(languages)('the numbers in %s texts are those of every year', (_, results, plan) => {
  for (const year of financialYears) {
    const { letOutRepairsPercent, advanceTax, returns } = years[year];
    expect(results.deductionNames.letOutRepairs).toContain(`${letOutRepairsPercent}%`);
    expect(plan.returns.cost.belated('')).toContain(`${advanceTax.interestPercentAMonth}%`);
    expect(returns.lastDays.belated).toEqual({ yearsLater: 1, day: '12-31' });
    expect(plan.returns.cost.revised('')).toMatch(/31 (December|दिसंबर)/);
  }
});
