import { stubNativeDialog } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import { openTab } from '../../../testing/openTab.ts';
import { showRows } from '../../../testing/showResult.tsx';

jest.mock('../category-totals/CategoryChart.tsx', () => ({ CategoryChart: () => <p>The bars</p> }));

beforeAll(stubNativeDialog);

beforeEach(() => {
  localStorage.clear();
});

const rowWith = (description: string) =>
  within(screen.getByRole('table', { name: 'Transaction Data, amounts in ₹' })).getByRole('row', {
    name: new RegExp(description),
  });

async function openSplit() {
  const { user } = await showRows();
  await user.click(within(rowWith('RENT')).getByRole('button'));
  await user.click(screen.getByText('Split this row'));
  await screen.findByLabelText('Amount of part 1');
  return user;
}

test('a row is split into parts that add up to it, and the totals and files have the parts', async () => {
  const user = await openSplit();
  expect(screen.getByText('₹32,000.00 is left.')).toBeVisible();
  await user.type(screen.getByLabelText('Amount of part 1'), '30,000');
  await user.click(screen.getByRole('button', { name: 'Split the row' }));
  expect(screen.getByText(/^Every part needs an amount above zero/)).toBeVisible();
  await user.type(screen.getByLabelText('Amount of part 2'), '2500');
  expect(screen.getByText('The parts are ₹500.00 too much.')).toBeVisible();
  await user.clear(screen.getByLabelText('Amount of part 2'));
  await user.type(screen.getByLabelText('Amount of part 2'), '2000.00');
  expect(screen.getByText('The parts add up to the row.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Category of part 2'), 'Transport & Fuel');
  await user.click(screen.getByRole('button', { name: 'Split the row' }));
  expect(screen.getByText('Split into 2 parts.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(within(rowWith('RENT')).getByRole('button')).toHaveAccessibleName(
    'Split: Rent & Housing · Transport & Fuel your choice',
  );
  await openTab(user, 'Summary');
  expect(screen.getByRole('list', { name: 'Largest spending' })).toHaveTextContent('Transport & Fuel₹2,000.00');
});

test('a row that was split is whole again if the person wants it', async () => {
  const user = await openSplit();
  await user.type(screen.getByLabelText('Amount of part 1'), '30000');
  await user.type(screen.getByLabelText('Amount of part 2'), '2000');
  await user.click(screen.getByRole('button', { name: 'Split the row' }));
  expect(localStorage.getItem('artha.categorizer.splits')).toContain('"paise":3000000');
  await user.click(screen.getByRole('button', { name: 'Make it one row again' }));
  expect(screen.getByText('One row again.')).toBeVisible();
  expect(localStorage.getItem('artha.categorizer.splits')).toBeNull();
});
