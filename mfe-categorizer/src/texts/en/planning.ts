import type { NameFault } from '../../domain/categories/ownCategories.ts';
import type { Work } from '../../domain/workFile/workFile.ts';
import { budgetTexts } from './budget.ts';

const countRows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

const kept = (isRemembered: boolean) =>
  isRemembered
    ? 'Remembered in this browser only, and never sent.'
    : 'Your browser does not let us remember them: they last until you leave this page.';

const sides = { debit: 'Money out', credit: 'Money in', either: 'Money in or out' };

/** Own rules and budget in English. */
export const planning = {
  ...budgetTexts,
  categoryLabel: 'Category',
  choose: 'Choose a category',
  remove: 'Remove',
  rules: {
    title: 'Your own rules',
    lead: (isRemembered: boolean) =>
      `A row gets the category of the first rule whose words its description has. A category that you chose for one counterparty counts more. ${kept(isRemembered)}`,
    words: 'Words in the description',
    side: 'Applies to',
    sides,
    addRule: 'Add the rule',
    tried: (rows: number) =>
      rows === 0 ? 'No row of this table has these words.' : `${countRows(rows)} of this table.`,
    preview: (changes: number) =>
      changes === 0 ? 'Adding it changes no row.' : `Adding it changes ${countRows(changes)}:`,
    change: (description: string, before: string, after: string) => `${description}: ${before} becomes ${after}`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    moveRuleUp: (words: string) => `Move up the rule “${words}”`,
    moveRuleDown: (words: string) => `Move down the rule “${words}”`,
    moved: (changes: number) => (changes === 0 ? 'Moved. No row changed.' : `Moved. ${countRows(changes)} changed.`),
    triedRow: (description: string, before: string) => `${description} (now ${before})`,
    entry: (words: string, side: keyof typeof sides, category: string, rows: number) =>
      `“${words}” (${sides[side].toLowerCase()}): ${category}, ${countRows(rows)}`,
    removeRule: (words: string) => `Remove the rule “${words}”`,
    save: 'Save the rules as a file',
    add: 'Add rules from a file',
    file: 'File of rules',
    added: (count: number) => (count === 1 ? '1 rule added.' : `${count} rules added.`),
    noRuleFile: (fileName: string) => `${fileName} is not a file of rules.`,
  },
  ownCategories: {
    title: 'Categories of your own',
    lead: (isRemembered: boolean) =>
      `You can choose them for rows, parts of rows, rules and the budget. ${kept(isRemembered)}`,
    name: 'Name of the category',
    add: 'Add the category',
    faults: {
      unfit: 'Use up to 40 letters, without commas or quotation marks, and start with a letter or digit.',
      known: 'There is a category with this name.',
      'too many': 'There are 50 categories of your own. Remove one first.',
    } satisfies Record<NameFault, string>,
    removeCategory: (name: string) => `Remove the category ${name}`,
  },
  work: {
    title: 'Your work for next month',
    lead: 'One file with your rules, categories, corrections, split rows and budget, but no statement. It names the counterparties and descriptions of your corrections and split rows. Open it here with your next statement, or on another device. We never get it.',
    save: 'Save your work as a file',
    open: 'Open a file of your work',
    file: 'File of your work',
    opened: ({ rules, ownCategories, corrections, splits, budget }: Work) =>
      `Opened: rules ${rules.length}, categories ${ownCategories.length}, corrections ${corrections.length}, split rows ${splits.length}, budget lines ${budget.length}.`,
    noWorkFile: (fileName: string) => `${fileName} is not a file of your work.`,
  },
  budget: {
    ...budgetTexts.budget,
    lead: (isRemembered: boolean) => `What you want to spend in a month, by category. ${kept(isRemembered)}`,
    monthly: 'A month, at most',
    set: 'Set the line',
    noLine: 'Enter an amount above zero.',
    removeLine: (category: string) => `Remove the line for ${category}`,
  },
};
