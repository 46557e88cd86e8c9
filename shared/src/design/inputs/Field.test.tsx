import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBox } from '../feedback/ErrorBox.tsx';
import { SelectField, TextField } from './Field.tsx';

describe('a text field', () => {
  test('is found by its label and takes what is typed', async () => {
    render(<TextField label="Basic salary" defaultValue="" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Basic salary' }), '600000');
    expect(screen.getByRole('textbox', { name: 'Basic salary' })).toHaveValue('600000');
  });

  test('with neither hint nor error is neither described nor invalid', () => {
    render(<TextField label="Basic salary" />);
    const field = screen.getByRole('textbox');
    expect(field).not.toHaveAttribute('aria-describedby');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  test('is described by its hint, then by its error', () => {
    const { rerender } = render(<TextField label="Salary" hint="A year, before tax." />);
    const field = screen.getByRole('textbox', { name: 'Salary' });
    expect(field).toHaveAccessibleDescription('A year, before tax.');
    expect(field).toBeValid();
    rerender(<TextField label="Salary" hint="A year, before tax." error="Enter an amount" />);
    expect(field).toHaveAccessibleDescription('A year, before tax. Enter an amount');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    rerender(<TextField label="Salary" error="Enter an amount" />);
    expect(field).toHaveAccessibleDescription('Enter an amount');
  });

  test('has the currency and the reading aid beside it, not in its name or value', () => {
    render(<TextField label="Salary" prefix="₹" suffix="12 lakh" defaultValue="1200000" />);
    expect(screen.getByRole('textbox', { name: 'Salary' })).toHaveValue('1200000');
    expect(screen.getByText('12 lakh')).toBeVisible();
    expect(screen.getByText('₹')).toHaveAttribute('aria-hidden', 'true');
  });

  test('can be described by a box elsewhere, after its own hint and error', () => {
    render(
      <>
        <TextField label="Salary" hint="A year." error="Enter an amount" invalidBy="box" />
        <ErrorBox id="box">Please fix the form</ErrorBox>
      </>,
    );
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('A year. Enter an amount Please fix the form');
  });

  test('keeps the id that it is given, so that a summary can lead to it', () => {
    render(<TextField id="salary" label="Salary" hint="A year." />);
    expect(screen.getByRole('textbox', { name: 'Salary' })).toHaveAttribute('id', 'salary');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('A year.');
  });

  test('holds a small act', async () => {
    const act = jest.fn();
    render(<TextField label="Password" act={<button type="button" aria-label="Show" onClick={act} />} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('describes itself and not its neighbour', () => {
    render(
      <>
        <TextField label="First" error="Wrong" />
        <TextField label="Second" />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'First' })).toHaveAccessibleDescription('Wrong');
    expect(screen.getByRole('textbox', { name: 'Second' })).not.toHaveAccessibleDescription();
  });
});

describe('a field in a form', () => {
  test('that is disabled takes nothing, is passed over by the tab key, and still says why it is there', async () => {
    render(
      <>
        <TextField label="Rent" hint="Only with HRA." defaultValue="0" disabled />
        <TextField label="Salary" />
      </>,
    );
    const rent = screen.getByRole('textbox', { name: 'Rent' });
    await userEvent.type(rent, '5000');
    expect(rent).toHaveValue('0');
    expect(rent).toHaveAccessibleDescription('Only with HRA.');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Salary' })).toHaveFocus();
  });

  test('is sent under its name, and the browser knows what fits', async () => {
    render(
      <form aria-label="Salary">
        <TextField label="Salary" name="salary" inputMode="numeric" pattern="[0-9]+" required />
        <SelectField label="Bank" name="bank" placeholder="Choose your bank" options={['HDFC']} required />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form).toBeInvalid();
    await userEvent.type(screen.getByRole('textbox'), '600000');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'HDFC');
    expect(form).toBeValid();
    expect(Object.fromEntries(new FormData(form))).toEqual({ salary: '600000', bank: 'HDFC' });
  });

  test('that nothing is chosen in is empty to the browser: a placeholder is no answer', () => {
    render(<SelectField label="Bank" placeholder="Choose your bank" options={['HDFC']} required />);
    expect(screen.getByRole('combobox')).toBeInvalid();
  });

  test('keeps its focus and its value while its hint gives way to an error', async () => {
    const { rerender } = render(<TextField label="Salary" hint="A year." />);
    await userEvent.type(screen.getByRole('textbox'), '6 lakh');
    rerender(<TextField label="Salary" error="Enter digits only" />);
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('6 lakh');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter digits only');
  });

  test('with an empty error has none: a form may keep its sentences as texts', () => {
    render(<TextField label="Salary" error="" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  test('gets the focus by a click on its label', async () => {
    render(<SelectField label="Bank" placeholder="Choose your bank" options={['HDFC']} />);
    await userEvent.click(screen.getByText('Bank'));
    expect(screen.getByRole('combobox')).toHaveFocus();
  });
});

describe('a list to choose from', () => {
  const banks = ['HDFC', 'PNB'];

  test('shows its placeholder until something is chosen', async () => {
    render(<SelectField label="Bank" placeholder="Choose your bank" options={banks} defaultValue="" />);
    const list = screen.getByRole('combobox', { name: 'Bank' });
    expect(list).toHaveDisplayValue('Choose your bank');
    expect(list).toHaveValue('');
    await userEvent.selectOptions(list, 'PNB');
    expect(list).toHaveValue('PNB');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Choose your bank', ...banks]);
  });

  test('is described by hint and error, and invalid with an error', () => {
    render(
      <SelectField
        label="Bank"
        placeholder="Choose your bank"
        options={banks}
        hint="Whose statement it is."
        error="Please select a bank"
      />,
    );
    const list = screen.getByRole('combobox', { name: 'Bank' });
    expect(list).toHaveAccessibleDescription('Whose statement it is. Please select a bank');
    expect(list).toHaveAttribute('aria-invalid', 'true');
  });

  test('can be invalid by a box elsewhere', () => {
    render(
      <>
        <SelectField label="Bank" placeholder="Choose your bank" options={banks} invalidBy="box" />
        <ErrorBox id="box">Please select a bank</ErrorBox>
      </>,
    );
    expect(screen.getByRole('combobox')).toBeInvalid();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please select a bank');
  });
});
