import { budgetSchema } from '../../../domain/budget/budgetLines.ts';
import { ownCategoriesSchema } from '../../../domain/categories/ownCategories.ts';
import { createDeviceStore } from '../../../domain/deviceStore.ts';
import { rulesSchema } from '../../../domain/rules/categoryRules.ts';
import { splitsSchema } from '../../../domain/splits/splits.ts';
import { mergeWork, type Work } from '../../../domain/workFile/workFile.ts';
import { useCorrections } from '../corrections/useCorrections.ts';
import { useKept } from '../useKept.ts';

const budgetStore = createDeviceStore('artha.categorizer.budget', budgetSchema, () => localStorage);
const ruleStore = createDeviceStore('artha.categorizer.rules', rulesSchema, () => localStorage);
const categoryStore = createDeviceStore('artha.categorizer.categories', ownCategoriesSchema, () => localStorage);
const splitStore = createDeviceStore('artha.categorizer.splits', splitsSchema, () => localStorage);

/** The decisions of the person about their statements, and the functions that change them. All of it stays on this device. */
export function useWork() {
  const corrections = useCorrections();
  const rules = useKept(ruleStore);
  const budget = useKept(budgetStore);
  const ownCategories = useKept(categoryStore);
  const splits = useKept(splitStore);
  const work: Work = {
    rules: rules.entries,
    ownCategories: ownCategories.entries,
    corrections: corrections.corrections,
    splits: splits.entries,
    budget: budget.entries,
  };
  return {
    corrections,
    rules,
    budget,
    ownCategories,
    splits,
    work,
    /** Adds the work of a file. */
    open: (opened: Work) => {
      const merged = mergeWork(work, opened);
      rules.keep(merged.rules);
      ownCategories.keep(merged.ownCategories);
      corrections.replace(merged.corrections);
      splits.keep(merged.splits);
      budget.keep(merged.budget);
    },
  };
}
