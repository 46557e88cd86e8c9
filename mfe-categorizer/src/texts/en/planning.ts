import type { PlanningTexts } from '../planningTexts.ts';
import { budgetTexts } from './budget.ts';

const countRows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

const kept = (isRemembered: boolean) =>
  isRemembered
    ? 'Remembered in this browser only, and never sent.'
    : 'Your browser does not let us remember them: they last until you leave this page.';

const sides = { debit: 'Money out', credit: 'Money in', either: 'Money in or out' } as const;

/** Own rules and budget in English. */
export const planning: PlanningTexts = {
  ...budgetTexts,
  categoryLabel: 'Category',
  choose: 'Choose a category',
  remove: 'Remove',
  rules: {
    title: 'Your own rules',
    lead: (isRemembered) =>
      `A row gets the category of the first rule whose words its description has. A category that you chose for one counterparty counts more. ${kept(isRemembered)}`,
    words: 'Words in the description',
    side: 'Applies to',
    sides,
    addRule: 'Add the rule',
    tried: (rows) => (rows === 0 ? 'No row of this table has these words.' : `${countRows(rows)} of this table.`),
    triedRow: (description, before) => `${description} (now ${before})`,
    entry: (words, side, category, rows) =>
      `“${words}” (${sides[side].toLowerCase()}): ${category}, ${countRows(rows)}`,
    removeRule: (words) => `Remove the rule “${words}”`,
    save: 'Save the rules as a file',
    add: 'Add rules from a file',
    file: 'File of rules',
    added: (count) => (count === 1 ? '1 rule added.' : `${count} rules added.`),
    noRuleFile: (fileName) => `${fileName} is not a file of rules.`,
  },
  budget: {
    ...budgetTexts.budget,
    lead: (isRemembered) => `What you want to spend in a month, by category. ${kept(isRemembered)}`,
    monthly: 'A month, at most',
    set: 'Set the line',
    noLine: 'Enter an amount above zero.',
    removeLine: (category) => `Remove the line for ${category}`,
  },
};
