import { useLocation, useNavigate } from '@artha/shared';
import { clickUnpainted, nextPaint, renderScreen, TestRouter } from '@artha/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { LATEST_YEAR } from '../../domain/financialYear.ts';
import { TaxCalculator } from './TaxCalculator.tsx';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <code>{pathname + search + hash}</code>;
}

const amount = (label: string) => screen.getByRole('textbox', { name: label });

/** Presses a button, and waits for the step that it leads to. */
async function press(user: UserEvent, name: string): Promise<void> {
  await nextPaint(() => user.click(screen.getByRole('button', { name })));
}

const figures = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('definition')
    .map((definition) => definition.textContent);

/** Fills an amount at once: typing takes a tenth of a second of processor time. */
async function enter(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(amount(label));
  await user.paste(text);
}

/** Fills both steps and calculates; an amount left out stays empty. */
async function calculate(amounts: Readonly<Record<string, string>>): Promise<UserEvent> {
  const user = userEvent.setup();
  renderScreen(<TaxCalculator />);
  const fill = async (labels: readonly string[]) => {
    for (const label of labels) {
      const text = amounts[label];
      if (text !== undefined) await enter(user, label, text);
    }
  };
  await fill(['Basic Salary', 'House Rent Allowance', 'Other Allowance']);
  await press(user, 'Next');
  await fill(['80C', '80D', 'Rent Paid']);
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
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    expect(screen.getByText(/makes no network call/)).toBeVisible();
  });

  test('amounts are grouped and spelled out in the field, and added up at the side', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await user.type(amount('Basic Salary'), '1200000');
    await user.type(amount('House Rent Allowance'), '480000');
    expect(screen.getByText('12 lakh')).toBeVisible();
    expect(screen.getByText('4.8 lakh')).toBeVisible();
    expect(amount('Basic Salary')).toHaveValue('12,00,000');
    expect(amount('Basic Salary')).toHaveAccessibleDescription('twelve lakh');
    expect(figures('Your figures')).toEqual(['₹12,00,000', '₹4,80,000', '₹0', '₹16,80,000']);
  });

  test('Enter sends the first step and the focus moves to the heading of the second', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await nextPaint(() => user.type(amount('Basic Salary'), '1200000{Enter}'));
    expect(screen.getByRole('heading', { name: 'Deductions (Annually)' })).toHaveFocus();
    await enter(user, '80C', '150000');
    expect(figures('Your figures').slice(-3)).toEqual(['₹1,50,000', '₹0', '₹1,50,000']);
  });

  test('Back keeps what was typed in both steps', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await enter(user, 'Basic Salary', '1200000');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await press(user, 'Next');
    await enter(user, '80D', '12000');
    await press(user, 'Back');
    expect(screen.getByRole('heading', { name: 'Income Details (Annually)' })).toHaveFocus();
    expect(amount('Basic Salary')).toHaveValue('12,00,000');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await press(user, 'Next');
    expect(amount('80D')).toHaveValue('12,000');
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
    // The estimate takes the premium: the link keeps it.
    expect(screen.getAllByRole('link', { name: 'detailed estimate' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('section80D='),
    );
    expect(amount('80C')).toHaveFocus();
  });

  test('an amount that cannot be read is refused when the field is left, and not added up', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await enter(user, 'Basic Salary', '1200000');
    await user.type(amount('Other Allowance'), '15 million');
    expect(amount('Other Allowance')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(amount('Other Allowance')).toHaveAccessibleDescription(
      'Enter Other Allowance as an amount, such as 12,00,000 or 12 lakh.',
    );
    expect(figures('Your figures')).toEqual(['₹12,00,000', '₹0', 'Not counted', '₹12,00,000']);
    await press(user, 'Next');
    expect(amount('Other Allowance')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Income Details (Annually)' })).toBeVisible();
  });

  test.each([
    ['15 lakh', '15,00,000'],
    ['१५ लाख', '15,00,000'],
    ['₹15,00,000', '15,00,000'],
    ['1.5cr', '1,50,00,000'],
    ['50k', '50,000'],
    ['1299999.5', '12,99,999.5'],
  ])('“%s” becomes %s once the field is left', async (text, tidied) => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await user.type(amount('Basic Salary'), text);
    await user.tab();
    expect(amount('Basic Salary')).toHaveValue(tidied);
    expect(amount('Basic Salary')).not.toHaveAttribute('aria-invalid');
  });

  test('the caret stays where a digit is typed or deleted in the middle', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await user.type(amount('Basic Salary'), '1200000');
    await user.type(amount('Basic Salary'), '5', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(amount('Basic Salary')).toHaveValue('1,25,00,000');
    await user.keyboard('67');
    expect(amount('Basic Salary')).toHaveValue('1,25,67,00,000');
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(amount('Basic Salary')).toHaveValue('12,00,000');
    await user.keyboard('{Delete}{Delete}{Delete}');
    expect(amount('Basic Salary')).toHaveValue('12,000');
  });

  test('what is pasted keeps commas that may be decimals, and is refused', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await user.click(amount('Basic Salary'));
    await user.paste('1,5');
    await user.tab();
    expect(amount('Basic Salary')).toHaveValue('1,5');
    expect(amount('Basic Salary')).toHaveAttribute('aria-invalid', 'true');
  });

  test('refused deductions are not added up', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />);
    await nextPaint(() => user.type(amount('Basic Salary'), '1200000{Enter}'));
    await enter(user, '80C', '150001');
    await enter(user, '80D', '12000');
    expect(figures('Your figures').slice(-3)).toEqual(['Not counted', '₹12,000', '₹12,000']);
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
    const oldCard = within(screen.getByRole('region', { name: 'Old Regime' }));
    await nextPaint(() => user.click(oldCard.getByRole('tab', { name: 'Monthly' })));
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
    expect(amount('House Rent Allowance')).toHaveValue('4,80,000');
    expect(screen.getByRole('heading', { name: 'Income Details (Annually)' })).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the financial year', () => {
  const EIGHTEEN_LAKH = '/tools/tax-calculator?step=result#basicSalary=1800000&metroCity=no';
  const chosenYear = () => screen.findByRole('radio', { name: /^20\d\d-\d\d$/, checked: true });
  const today = (day: string) => jest.useFakeTimers({ advanceTimers: true, now: new Date(day) });

  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['2026-03-31T12:00:00Z', '2025-26'],
    ['2026-04-01T12:00:00Z', '2026-27'],
  ])('on %s is %s until another one is chosen', async (day, year) => {
    today(day);
    renderScreen(<TaxCalculator />, { path: EIGHTEEN_LAKH });
    expect(await chosenYear()).toHaveAccessibleName(year);
    expect(screen.queryByText(/does not have the tax rules/)).not.toBeInTheDocument();
  });

  test('is named before anything is typed', () => {
    today('2026-11-25T12:00:00Z');
    renderScreen(<TaxCalculator />);
    expect(screen.getByText(/^Old vs\. new regime for tax year/)).toHaveTextContent('2026-27');
  });

  test('chosen changes the comparison, what it leaves out, and the workings', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />, { path: EIGHTEEN_LAKH });
    await user.click(await screen.findByRole('radio', { name: '2024-25' }));
    expect(figures('New Regime')).toEqual(['₹17,25,000', '₹2,15,800', '₹15,84,200']);
    expect(screen.getByRole('status')).toHaveTextContent('New regime is better by ₹1,35,200 per annual');
    expect(within(screen.getByRole('table', { name: 'New Regime' })).getByText('3 L to 7 L')).toBeVisible();
    expect(screen.getByText(/that one rule of the Income-tax Act would change in/)).toHaveTextContent('2024-25');
  });

  test('stays that of the result, in its address, when the next year begins', async () => {
    today('2027-03-31T12:00:00Z');
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    renderScreen(
      <>
        <TaxCalculator />
        <Address />
      </>,
      { path: '/tools/tax-calculator#basicSalary=1800000&metroCity=no' },
    );
    await press(user, 'Next');
    await press(user, 'Calculate Tax');
    expect(
      await screen.findByText('/tools/tax-calculator?step=result#basicSalary=1800000&metroCity=no&year=2026-27'),
    ).toBeVisible();
  });

  test('without rules is said, with the year that is shown instead', async () => {
    today('2099-04-01T12:00:00Z');
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    renderScreen(<TaxCalculator />, { path: EIGHTEEN_LAKH });
    const sentence = `The calculator does not have the tax rules for 2099-00. These figures are for ${LATEST_YEAR}.`;
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '2025-26' }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  test('of a link is said, too, if its rules are not known', async () => {
    renderScreen(<TaxCalculator />, { path: `${EIGHTEEN_LAKH}&year=2019-20` });
    expect(await screen.findByText(/^The calculator does not have the tax rules for 2019-20\./)).toBeVisible();
  });

  test('of a page composed on another day follows once the page is hydrated', () => {
    today('2024-05-01T12:00:00Z');
    const tree = (
      <TestRouter>
        <TaxCalculator />
      </TestRouter>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(tree);
    document.body.append(container);
    expect(screen.getByText(/^Old vs\. new regime/)).toHaveTextContent(LATEST_YEAR);
    const errors = jest.spyOn(console, 'error');
    render(tree, { container, hydrate: true });
    expect(screen.getByText(/^Old vs\. new regime/)).toHaveTextContent('2024-25');
    expect(errors).not.toHaveBeenCalled();
  });
});

test('what the Act allows under 80D is said beside what is not included', async () => {
  await calculate({ 'Basic Salary': '1800000' });
  expect(within(screen.getByRole('region', { name: 'Not included' })).getByText(/^The Act allows/)).toHaveTextContent(
    'The Act allows ₹25,000, or ₹50,000 from the age of 60, and the same again for your parents',
  );
});

describe('a salary handed over by another tool', () => {
  test('is in the field with a note on its source, until it is changed', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />, { path: '/tools/tax-calculator#basicSalary=960000' });
    expect(amount('Basic Salary')).toHaveValue('9,60,000');
    expect(amount('Basic Salary')).toHaveAccessibleDescription(/^Filled in from the statement you categorized/);
    await user.clear(amount('Basic Salary'));
    await enter(user, 'Basic Salary', '900000');
    expect(amount('Basic Salary')).toHaveValue('9,00,000');
    await waitFor(() => {
      expect(amount('Basic Salary')).toHaveAccessibleDescription('nine lakh');
    });
  });

  test('keeps its note while other figures are typed', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />, { path: '/tools/tax-calculator#basicSalary=960000' });
    await enter(user, 'Other Allowance', '120000');
    expect(amount('Basic Salary')).toHaveAccessibleDescription(/^Filled in from the statement/);
  });

  test('comes with what was paid under section 80C, which has a note of its own until it is changed', async () => {
    const user = userEvent.setup();
    renderScreen(<TaxCalculator />, { path: '/tools/tax-calculator#basicSalary=960000&section80C=60000' });
    await press(user, 'Next');
    expect(amount('80C')).toHaveValue('60,000');
    expect(amount('80C')).toHaveAccessibleDescription(/^Filled in from the statement you categorized: life insurance/);
    await user.type(amount('80C'), '0');
    expect(amount('80C')).not.toHaveAccessibleDescription(/^Filled in/);
  });

  test('is not there without a link that hands it over', () => {
    renderScreen(<TaxCalculator />, { path: '/tools/tax-calculator#basicSalary=a-lot' });
    expect(amount('Basic Salary')).toHaveValue('');
    expect(amount('Basic Salary')).not.toHaveAccessibleDescription();
  });
});

function History() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>history back</button>
      <button onClick={() => void navigate(1)}>history forward</button>
      <button onClick={() => void navigate('#basicSalary=700000&metroCity=yes')}>another link</button>
    </>
  );
}

function showAt(path: string) {
  const user = userEvent.setup();
  renderScreen(
    <>
      <TaxCalculator />
      <Address />
      <History />
    </>,
    { path },
  );
  return user;
}

const CALCULATOR = '/tools/tax-calculator';
const address = (text: string) => screen.findByText(text, { selector: 'code' });

describe('the address', () => {
  test('carries the step, and the figures after #', async () => {
    const user = showAt(`${CALCULATOR}?from=home`);
    await user.type(amount('Basic Salary'), '12 lakh');
    expect(await address(`${CALCULATOR}?from=home#basicSalary=1200000&metroCity=no`)).toBeVisible();
    await press(user, 'Next');
    expect(await address(`${CALCULATOR}?from=home&step=deductions#basicSalary=1200000&metroCity=no`)).toBeVisible();
  });

  test('stays without figures if none were typed', () => {
    showAt(`${CALCULATOR}#main`);
    expect(screen.getByText(`${CALCULATOR}#main`)).toBeVisible();
  });

  test('opens the result that it names', async () => {
    showAt(`${CALCULATOR}?step=result&period=monthly#basicSalary=1800000&section80C=150000&metroCity=no`);
    expect(await screen.findByRole('tab', { name: 'Monthly', selected: true })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^New regime is better by .* per monthly$/);
  });

  test('without the figures that its step needs shows where they are asked', async () => {
    showAt(`${CALCULATOR}?step=result#section80C=150000&metroCity=no`);
    expect(screen.getByRole('form', { name: 'Income Details (Annually)' })).toBeVisible();
    expect(await address(`${CALCULATOR}#section80C=150000&metroCity=no`)).toBeVisible();
  });

  test('with a deduction that is refused shows it with its sentence', async () => {
    showAt(`${CALCULATOR}?step=result#basicSalary=1200000&section80C=150001&metroCity=no`);
    expect(await screen.findByRole('form', { name: 'Deductions (Annually)' })).toBeVisible();
    expect(amount('80C')).toHaveAccessibleDescription(/80C can be at most ₹1,50,000\./);
  });

  test('Back and Forward go through the steps and keep what was typed last', async () => {
    const user = showAt(CALCULATOR);
    await enter(user, 'Basic Salary', '1200000');
    await press(user, 'Next');
    await enter(user, '80C', '150000');
    await press(user, 'history back');
    expect(screen.getByRole('form', { name: 'Income Details (Annually)' })).toBeVisible();
    await enter(user, 'Other Allowance', '50000');
    await press(user, 'history forward');
    expect(amount('80C')).toHaveValue('1,50,000');
    expect(
      await address(
        `${CALCULATOR}?step=deductions#basicSalary=1200000&otherAllowance=50000&section80C=150000&metroCity=no`,
      ),
    ).toBeVisible();
  });

  test('of another calculation brings its own figures', async () => {
    const user = showAt(`${CALCULATOR}#basicSalary=1200000&metroCity=no`);
    await press(user, 'another link');
    expect(amount('Basic Salary')).toHaveValue('7,00,000');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await press(user, 'history back');
    expect(amount('Basic Salary')).toHaveValue('12,00,000');
  });

  test('is copied by a button that says so', async () => {
    const user = await calculate({ 'Basic Salary': '1800000' });
    await press(user, 'Copy link');
    expect(await screen.findByText(/^Link copied\./)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(location.href);
  });

  test('can be copied by hand where the browser refuses', async () => {
    const user = await calculate({ 'Basic Salary': '1800000' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await press(user, 'Copy link');
    expect(await screen.findByText(/^The link could not be copied\./)).toBeVisible();
  });
});

test('the second click of a double-click on Next skips nothing', async () => {
  const user = userEvent.setup();
  renderScreen(<TaxCalculator />);
  await enter(user, 'Basic Salary', '1200000');
  await nextPaint(() => user.dblClick(screen.getByRole('button', { name: 'Next' })));
  expect(screen.getByRole('heading', { name: 'Deductions (Annually)' })).toBeVisible();
});

test('the button answers before the address says the next step, and the address before the step is rendered', async () => {
  const seen: string[] = [];
  function Watch() {
    const { search } = useLocation();
    useLayoutEffect(() => {
      seen.push(`${search} ${screen.queryByRole('heading', { level: 2, name: /Details|Deductions/ })?.textContent}`);
    });
    return null;
  }
  renderScreen(
    <>
      <TaxCalculator />
      <Watch />
    </>,
    { path: '/tools/tax-calculator#basicSalary=1200000&metroCity=no' },
  );
  const form = (name: RegExp) => screen.queryByRole('form', { name });
  const paint = clickUnpainted(screen.getByRole('button', { name: 'Next' }));
  expect(form(/Income/)).toBeVisible();
  await paint();
  expect(seen.at(-1)).toBe('?step=deductions Income Details (Annually)');
  expect(form(/Deductions/)).toBeVisible();
});

test('a period is marked before its figures are rendered', async () => {
  // An address that already has the figures, which would otherwise come into it while time passes.
  renderScreen(<TaxCalculator />, {
    path: '/tools/tax-calculator?step=result#basicSalary=1800000&metroCity=no&year=2026-27',
  });
  await screen.findByRole('region', { name: 'Old Regime' });
  const before = figures('Old Regime');
  const paint = clickUnpainted(screen.getByRole('tab', { name: 'Monthly' }));
  expect(screen.getByRole('tab', { name: 'Monthly', selected: true })).toBeVisible();
  expect(figures('Old Regime')).toEqual(before);
  await paint();
  expect(figures('Old Regime')).not.toEqual(before);
});
