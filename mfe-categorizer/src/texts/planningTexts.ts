import { createTexts } from '@artha/shared/remote';
import type { NameFault } from '../domain/categories/ownCategories.ts';
import type { Work } from '../domain/work/workFile.ts';
import type { BudgetTexts } from './budgetTexts.ts';

type RuleSide = 'debit' | 'credit' | 'either';

/** The texts of the person’s own rules and of the budget, loaded with them. */
export interface PlanningTexts extends BudgetTexts {
  readonly categoryLabel: string;
  readonly choose: string;
  readonly remove: string;
  readonly rules: {
    readonly title: string;
    readonly lead: (isRemembered: boolean) => string;
    readonly words: string;
    readonly side: string;
    readonly sides: Readonly<Record<RuleSide, string>>;
    readonly addRule: string;
    readonly tried: (rows: number) => string;
    readonly triedRow: (description: string, before: string) => string;
    /** How many rows the rule would change. */
    readonly preview: (changes: number) => string;
    readonly change: (description: string, before: string, after: string) => string;
    readonly moveUp: string;
    readonly moveDown: string;
    readonly moveRuleUp: (words: string) => string;
    readonly moveRuleDown: (words: string) => string;
    /** How many rows changed because a rule was moved. */
    readonly moved: (changes: number) => string;
    readonly entry: (words: string, side: RuleSide, category: string, rows: number) => string;
    readonly removeRule: (words: string) => string;
    readonly save: string;
    readonly add: string;
    readonly file: string;
    readonly added: (count: number) => string;
    readonly noRuleFile: (fileName: string) => string;
  };
  readonly ownCategories: {
    readonly title: string;
    readonly lead: (isRemembered: boolean) => string;
    readonly name: string;
    readonly add: string;
    readonly faults: Readonly<Record<NameFault, string>>;
    readonly removeCategory: (name: string) => string;
  };
  readonly work: {
    readonly title: string;
    readonly lead: string;
    readonly save: string;
    readonly open: string;
    readonly file: string;
    readonly opened: (work: Work) => string;
    readonly noWorkFile: (fileName: string) => string;
  };
  readonly budget: BudgetTexts['budget'] & {
    readonly lead: (isRemembered: boolean) => string;
    readonly monthly: string;
    readonly set: string;
    readonly noLine: string;
    readonly removeLine: (category: string) => string;
  };
}

/** The texts of the parts’ language, for everything that is rendered in `PlanningTextsOf`. */
export const { Texts: PlanningTextsOf, useTexts: usePlanningTexts } = createTexts<PlanningTexts>();
