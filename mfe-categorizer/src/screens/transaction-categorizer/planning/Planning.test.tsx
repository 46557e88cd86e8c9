import { renderScreen, stubNativeDialog } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlanningParts as PartsInHindi } from '../../../languages/hi/planningParts.ts';
import { watchDownloads } from '../../../testing/downloads.ts';
import { fileOf } from '../../../testing/showCategorizer.tsx';
import { openTab } from '../../../testing/openTab.ts';
import { latinWords } from '../../../testing/latinWords.ts';
import { rowOf } from '../../../testing/rowOf.ts';
import { showResult } from '../../../testing/showResult.tsx';

jest.mock('../category-totals/CategoryChart.tsx', () => ({ CategoryChart: () => <p>The bars</p> }));

beforeAll(stubNativeDialog);

beforeEach(() => {
  localStorage.clear();
});

const kept = <Entry,>(list: readonly Entry[]) => ({ entries: list, isRemembered: false, keep: () => undefined });

const table = () => screen.getByRole('table', { name: 'Transaction Data, amounts in ₹' });
const rowWith = (description: string) => within(table()).getByRole('row', { name: new RegExp(description) });
const entries = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function openPlanning() {
  const { user } = await showResult();
  await openTab(user, 'Rules');
  await screen.findByRole('heading', { name: 'Budget' });
  return user;
}

test('a rule is tried while it is written, then changes the rows, says so, is remembered, and can be removed', async () => {
  const user = await openPlanning();
  await user.click(screen.getByLabelText('Words in the description'));
  await user.paste('to r mehta');
  expect(screen.getByText('1 row of this table.')).toBeVisible();
  expect(screen.getByText('UPI TO R MEHTA (now Transfer)')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Category', { selector: 'form:has([minlength]) *' }), 'Education');
  expect(screen.getByText('1 row of this table. Adding it changes 1 row:')).toBeVisible();
  expect(screen.getByText('UPI TO R MEHTA: Transfer becomes Education')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add the rule' }));
  expect(entries('Your own rules')).toEqual(['“to r mehta” (money out): Education, 1 rowRemove']);
  await openTab(user, 'Rows');
  const category = () => within(rowWith('TO R MEHTA')).getByRole('button');
  expect(category()).toHaveAccessibleName('Education your choice');
  expect(localStorage.getItem('artha.categorizer.rules')).toContain('"words":"to r mehta"');

  await user.click(category());
  expect(screen.getByRole('dialog', { name: 'Why Education?' })).toHaveTextContent(
    'Your own rule “to r mehta” says so.',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await openTab(user, 'Rules');
  await user.click(screen.getByRole('button', { name: 'Remove the rule “to r mehta”' }));
  await openTab(user, 'Rows');
  expect(category()).toHaveAccessibleName('Transfer');
  expect(localStorage.getItem('artha.categorizer.rules')).toBeNull();
});

test('rules of a file are added, and any other file is refused by its name', async () => {
  const user = await openPlanning();
  const rules = [{ words: 'rent', side: 'either', category: 'Shopping' }];
  const content = JSON.stringify({ kind: 'artha category rules', version: 1, rules });
  const file = (text: string, name: string) => Object.assign(fileOf(text, name), { text: () => Promise.resolve(text) });
  await user.upload(screen.getByLabelText('File of rules'), file('{}', 'other.json'));
  expect(await screen.findByText('other.json is not a file of rules.')).toBeVisible();
  await user.upload(screen.getByLabelText('File of rules'), file(content, 'rules.json'));
  expect(await screen.findByText('1 rule added.')).toBeVisible();
  await openTab(user, 'Rows');
  expect(within(rowWith('RENT')).getByRole('button')).toHaveAccessibleName('Shopping your choice');
  await openTab(user, 'Rules');
  const downloads = watchDownloads();
  await user.click(screen.getByRole('button', { name: 'Save the rules as a file' }));
  const saved = await downloads.read();
  expect([saved.name, JSON.parse(saved.text)]).toEqual(['category-rules.json', JSON.parse(content)]);
});

test('a budget line says what each month left of it, and stays on the device', async () => {
  const user = await openPlanning();
  const set = () => user.click(screen.getByRole('button', { name: 'Set the line' }));
  await user.selectOptions(
    screen.getByLabelText('Category', { selector: 'form:has([inputmode]) *' }),
    'Rent & Housing',
  );
  await user.type(screen.getByLabelText('A month, at most'), '0');
  await set();
  expect(screen.getByLabelText('A month, at most')).toHaveAccessibleDescription('Enter an amount above zero.');
  await user.clear(screen.getByLabelText('A month, at most'));
  await user.type(screen.getByLabelText('A month, at most'), '30,000');
  await set();
  expect(entries('Budget')).toEqual([
    'Rent & Housing, ₹30,000.00 a month: Oct 2025 ₹32,000.00 (₹2,000.00 over), Nov 2025 ₹0.00 (₹30,000.00 left).Remove',
  ]);
  expect(localStorage.getItem('artha.categorizer.budget')).toBe(
    '[{"category":"Rent & Housing","monthlyPaise":3000000}]',
  );
  await user.click(screen.getByRole('button', { name: 'Remove the line for Rent & Housing' }));
  expect(localStorage.getItem('artha.categorizer.budget')).toBeNull();
});

test('in Hindi no English words are left', async () => {
  const rows = [rowOf({ description: 'किराया', category: 'Rent & Housing', debitPaise: 5_000_00 })];
  renderScreen(
    <PartsInHindi
      kept={{
        rules: kept([{ words: 'किराया', side: 'either' as const, category: 'Travel' }]),
        budget: kept([{ category: 'Rent & Housing', monthlyPaise: 30_000_00 }]),
        ownCategories: kept(['बगीचा']),
        work: { rules: [], budget: [], ownCategories: [], corrections: [], splits: [] },
        open: () => undefined,
      }}
      categories={['Rent & Housing', 'Travel', 'बगीचा']}
      rows={rows}
      accounts={[{ numberEnd: undefined, rows }]}
    />,
    { language: 'hi' },
  );
  await userEvent.type(screen.getByLabelText('विवरण के शब्द'), 'किरा');
  expect(screen.getByText('किराया (अभी किराया और मकान)')).toBeVisible();
  expect(latinWords(document.body.textContent)).toEqual([]);
});

test('the order of rules is the person’s, and moving a rule says what it changed', async () => {
  localStorage.setItem(
    'artha.categorizer.rules',
    JSON.stringify([
      { words: 'mehta', side: 'debit', category: 'Education' },
      { words: 'to r mehta', side: 'debit', category: 'Health' },
    ]),
  );
  const user = await openPlanning();
  const category = () => within(rowWith('TO R MEHTA')).getByRole('button');
  await openTab(user, 'Rows');
  expect(category()).toHaveAccessibleName('Education your choice');
  await openTab(user, 'Rules');
  expect(screen.queryByRole('button', { name: 'Move up the rule “mehta”' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move up the rule “to r mehta”' }));
  expect(screen.getByText('Moved. 1 row changed.')).toBeVisible();
  await openTab(user, 'Rows');
  expect(category()).toHaveAccessibleName('Health your choice');
});

test('a category of one’s own can be chosen for rules, and a name that is taken is refused', async () => {
  const user = await openPlanning();
  const add = async (name: string) => {
    await user.clear(screen.getByLabelText('Name of the category'));
    await user.type(screen.getByLabelText('Name of the category'), name);
    await user.click(screen.getByRole('button', { name: 'Add the category' }));
  };
  await add('groceries');
  expect(screen.getByLabelText('Name of the category')).toHaveAccessibleDescription(
    'There is a category with this name.',
  );
  await add('Parents');
  expect(entries('Categories of your own')).toEqual(['ParentsRemove']);
  await user.type(screen.getByLabelText('Words in the description'), 'to r mehta');
  await user.selectOptions(screen.getByLabelText('Category', { selector: 'form:has([minlength]) *' }), 'Parents');
  await user.click(screen.getByRole('button', { name: 'Add the rule' }));
  await openTab(user, 'Rows');
  expect(within(rowWith('TO R MEHTA')).getByRole('button')).toHaveAccessibleName('Parents your choice');
});

test('the work is saved as a file and opened again', async () => {
  const user = await openPlanning();
  await user.type(screen.getByLabelText('Name of the category'), 'Parents');
  await user.click(screen.getByRole('button', { name: 'Add the category' }));
  const downloads = watchDownloads();
  await user.click(screen.getByRole('button', { name: 'Save your work as a file' }));
  const { name, text } = await downloads.read();
  expect(name).toBe('artha-work.json');
  await user.click(screen.getByRole('button', { name: 'Remove the category Parents' }));

  const file = (content: string, fileName: string) =>
    Object.assign(fileOf(content, fileName), { text: () => Promise.resolve(content) });
  await user.upload(screen.getByLabelText('File of your work'), file('{}', 'other.json'));
  expect(await screen.findByText('other.json is not a file of your work.')).toBeVisible();
  await user.upload(screen.getByLabelText('File of your work'), file(text, name));
  expect(await screen.findByText(/^Opened: rules 0, categories 1,/)).toBeVisible();
  expect(entries('Categories of your own')).toEqual(['ParentsRemove']);
});
