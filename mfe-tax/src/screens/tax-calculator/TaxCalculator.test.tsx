import { useLocation } from '@artha/shared';
import { renderScreen } from '@artha/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { TaxCalculator } from './TaxCalculator.tsx';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

const amount = (label: string) => screen.getByRole('spinbutton', { name: label });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const figures = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('definition')
    .map((definition) => definition.textContent);

/** Fills both steps and calculates; an amount left out stays empty. */
async function calculate(amounts: Readonly<Record<string, string>>): Promise<UserEvent> {
  const user = userEvent.setup();
  renderScreen(<TaxCalculator />);
  const type = async (labels: readonly string[]) => {
    for (const label of labels) {
      const text = amounts[label];
      if (text !== undefined) await user.type(amount(label), text);
    }
  };
  await type(['Basic Salary', 'House Rent Allowance', 'Other Allowance']);
  await press(user, 'Next');
  await type(['80C', '80D', 'Rent Paid']);
  await press(user, 'Calculate Tax');
  // The result is a file of its own.
  await waitFor(() => {
    expect(screen.queryByText('Comparing both regimes…')).not.toBeInTheDocument();
  });
  return user;
}

const eighteenLakh = {
  'Basic Salary': '1200000',
  'House Rent Allowance': '480000',
  'Other Allowance': '120000',
  '80C': '150000',
  '80D': '12000',
};

describe('the steps', () => {
  test('the first asks for the income of a year', () => {
    renderScreen(<TaxCalculator />);
    expect(screen.getByRole('heading', { level: 1, name: 'Income Tax Calculator - India' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Income Details (Annually)' })).toBeVisible();
    expect(amount('Basic Salary')).toBeRequired();
    expect(amount('House Rent Allowance')).not.toBeRequired();
    expect(amount('Other Allowance')).toHaveAttribute('min', '0');
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(screen.getByText(/makes no network call/)).toBeVisible();
  });

  test('amounts are read in lakh beside the field and added up at the side', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await user.type(amount('Basic Salary'), '1200000');
    await user.type(amount('House Rent Allowance'), '480000');
    expect(screen.getByText('12 lakh')).toBeVisible();
    expect(screen.getByText('4.8 lakh')).toBeVisible();
    expect(figures('Your figures')).toEqual(['₹12,00,000', '₹4,80,000', '₹0', '₹16,80,000']);
  });

  test('Enter sends the first step and the focus moves to the heading of the second', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await user.type(amount('Basic Salary'), '1200000{Enter}');
    expect(screen.getByRole('heading', { name: 'Deductions (Annually)' })).toHaveFocus();
    await user.type(amount('80C'), '150000');
    expect(figures('Your figures').slice(-3)).toEqual(['₹1,50,000', '₹0', '₹1,50,000']);
  });

  test('Back keeps what was typed in both steps', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await user.type(amount('Basic Salary'), '1200000');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await press(user, 'Next');
    await user.type(amount('80D'), '12000');
    await press(user, 'Back');
    expect(screen.getByRole('heading', { name: 'Income Details (Annually)' })).toHaveFocus();
    expect(amount('Basic Salary')).toHaveValue(1_200_000);
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await press(user, 'Next');
    expect(amount('80D')).toHaveValue(12_000);
  });

  test('a missing salary is named, tied to the field, and focused, until it is there', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await press(user, 'Next');
    expect(amount('Basic Salary')).toHaveAttribute('aria-invalid', 'true');
    expect(amount('Basic Salary')).toHaveAccessibleDescription('Enter your Basic Salary for the year.');
    expect(amount('Basic Salary')).toHaveFocus();
    await user.type(amount('Basic Salary'), '1');
    expect(screen.queryByText('Enter your Basic Salary for the year.')).not.toBeInTheDocument();
  });

  test('amounts over their limits are named and not calculated', async () => {
    await calculate({ 'Basic Salary': '1200000', '80C': '150001', '80D': '12001' });
    expect(amount('80C')).toHaveAccessibleDescription(/80C can be at most ₹1,50,000\./);
    expect(amount('80D')).toHaveAccessibleDescription(/80D can be at most ₹12,000\./);
    expect(amount('80C')).toHaveFocus();
  });

  test('the wheel leaves the field instead of changing its figure', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await user.click(amount('Basic Salary'));
    amount('Basic Salary').dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    expect(amount('Basic Salary')).not.toHaveFocus();
  });
});

describe('the result', () => {
  test('says which regime is better, shows both, and takes the focus', async () => {
    await calculate(eighteenLakh);
    expect(screen.getByRole('heading', { level: 1, name: 'Tax Regime Comparison' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('New regime is better by ₹1,49,656 per annual');
    expect(
      screen.getByText(/^On a total income of ₹18,00,000, with ₹1,50,000 under 80C and ₹12,000 under 80D\./),
    ).toBeVisible();
    expect(figures('Old Regime')).toEqual(['₹15,88,000', '₹3,00,456', '₹14,99,544']);
    expect(figures('New Regime')).toEqual(['₹17,25,000', '₹1,50,800', '₹16,49,200']);
    expect(within(screen.getByRole('region', { name: 'New Regime' })).getByText('Lower tax')).toBeVisible();
  });

  test('Monthly on the old card shows a twelfth on both cards and in the banner', async () => {
    const user = await calculate(eighteenLakh);
    await user.click(within(screen.getByRole('region', { name: 'Old Regime' })).getByRole('tab', { name: 'Monthly' }));
    expect(screen.getByRole('status')).toHaveTextContent('New regime is better by ₹12,471 per monthly');
    expect(figures('Old Regime')).toEqual(['₹1,32,333', '₹25,038', '₹1,24,962']);
    expect(figures('New Regime')).toEqual(['₹1,43,750', '₹12,567', '₹1,37,433']);
    expect(screen.getByText(/The workings are for the full year/)).toBeVisible();
  });

  test('nothing is marked when both regimes cost the same', async () => {
    await calculate({ 'Basic Salary': '300000' });
    expect(screen.getByRole('status')).toHaveTextContent('Both regimes have the same tax liability');
    expect(screen.queryByText('Lower tax')).not.toBeInTheDocument();
  });

  test('the workings show every slab that the income reaches, the cess and the tax', async () => {
    await calculate(eighteenLakh);
    const rows = within(screen.getByRole('table', { name: 'New Regime' })).getAllByRole('row');
    const cells = rows.map((row) => Array.from(row.children, (cell) => cell.textContent));
    expect(cells).toEqual([
      ['Slab', 'Rate', 'Income in it', 'Tax'],
      ['Up to 4 L', '0%', '4,00,000', '0'],
      ['4 L to 8 L', '5%', '4,00,000', '20,000'],
      ['8 L to 12 L', '10%', '4,00,000', '40,000'],
      ['12 L to 16 L', '15%', '4,00,000', '60,000'],
      ['16 L to 20 L', '20%', '1,25,000', '25,000'],
      ['Health & Education Cess, 4%', '5,800'],
      ['Tax', '1,50,800'],
    ]);
    expect(within(screen.getByRole('table', { name: 'Old Regime' })).getByText('Above 10 L')).toBeVisible();
    expect(
      screen.getByRole('img', { name: /New Regime: ₹1,45,000 before cess on a taxable income of ₹17,25,000/ }),
    ).toBeVisible();
  });

  test('marginal relief is drawn up to 100% and explained', async () => {
    await calculate({ 'Basic Salary': '1325000' });
    const table = screen.getByRole('table', { name: 'New Regime' });
    expect(within(table).getByRole('row', { name: '12 L to 12.75 L 100% 50,000 50,000' })).toBeVisible();
    expect(
      screen.getByText(
        'Marginal relief: just above ₹12,00,000, tax before cess is only what you earn above it (here ₹50,000).',
      ),
    ).toBeVisible();
  });

  test('the note says what the calculation does', async () => {
    await calculate(eighteenLakh);
    expect(
      screen.getByText(
        /include 4% Health & Education Cess\. .* standard deduction of ₹50,000 in the old regime and ₹75,000 in the new\./,
      ),
    ).toBeVisible();
  });

  test('Change figures goes back to the first step with everything typed', async () => {
    const user = await calculate(eighteenLakh);
    await press(user, 'Change figures');
    expect(amount('House Rent Allowance')).toHaveValue(480_000);
    expect(screen.getByRole('heading', { name: 'Income Details (Annually)' })).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a salary handed over by another tool', () => {
  test('is in the field with a note on where it comes from, until it is changed', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />, { path: '/tools/tax-calculator#basicSalary=960000' });
    expect(amount('Basic Salary')).toHaveValue(960_000);
    expect(amount('Basic Salary')).toHaveAccessibleDescription(/Filled in from the statement you categorized/);
    await user.clear(amount('Basic Salary'));
    await user.type(amount('Basic Salary'), '900000');
    expect(amount('Basic Salary')).toHaveValue(900_000);
    expect(amount('Basic Salary')).not.toHaveAccessibleDescription();
  });

  test('does not stay in the address', async () => {
    renderScreen(
      <>
        <TaxCalculator />
        <Address />
      </>,
      { path: '/tools/tax-calculator?from=statement#basicSalary=960000' },
    );
    expect(await screen.findByText('/tools/tax-calculator?from=statement')).toBeVisible();
    expect(amount('Basic Salary')).toHaveValue(960_000);
  });

  test('is not there without a link that hands it over', () => {
    renderScreen(<TaxCalculator />, { path: '/tools/tax-calculator#basicSalary=a-lot' });
    expect(amount('Basic Salary')).toHaveValue(null);
    expect(amount('Basic Salary')).not.toHaveAccessibleDescription();
  });
});
