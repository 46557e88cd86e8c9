import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { responses } from '../../testing/fakeService.ts';
import {
  alertText,
  convertPdf,
  csv,
  pdf,
  picker,
  showCategorizer,
  TO_CSV,
  TO_PDF,
  uploadPdf,
} from '../../testing/showCategorizer.tsx';

jest.mock('./CategoryChart.tsx', () => ({ CategoryChart: () => <p>The bars</p> }));

let alert: jest.SpyInstance;

beforeEach(() => {
  alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('PDF is the default: a PDF picker and the banks', () => {
  showCategorizer();
  expect(picker()).toHaveAttribute('accept', '.pdf,application/pdf');
  const bank = screen.getByLabelText('Bank');
  expect(
    within(bank)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose your bank', 'ICICI', 'PNB', 'SBI', 'AXIS', 'HDFC', 'OTHER']);
  expect(screen.getByRole('button', { name: TO_CSV })).toBeEnabled();
});

test('the other mode takes a CSV and three column names', async () => {
  const { user } = showCategorizer();
  await user.click(screen.getByRole('button', { name: TO_CSV }));
  expect(picker()).toHaveAttribute('accept', '.csv,.xls,.xlsx,.ods,.tsv,.txt');
  for (const label of ['Description of transaction', 'Debit amount', 'Credit amount']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('placeholder', 'Column name in your CSV');
  }
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upload CSV' })).toBeEnabled();
  expect(screen.getByRole('button', { name: TO_PDF })).toBeEnabled();
});

test('what is missing is said in the red box, tied to its control, which takes the focus', async () => {
  const { user } = showCategorizer();
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  expect(alertText()).toBe('Please select a file.');
  expect(picker()).toHaveFocus();
  expect(picker()).toBeInvalid();
  expect(picker()).toHaveAccessibleDescription(/Please select a file\.$/);

  await user.upload(picker(), pdf);
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  expect(alertText()).toBe('Please select the correct bank code.');
  expect(picker()).toBeValid();
  expect(screen.getByLabelText('Bank')).toHaveFocus();
  expect(screen.getByLabelText('Bank')).toHaveAccessibleDescription(
    /choose OTHER\. Please select the correct bank code\.$/,
  );
});

test('a CSV without all three names is refused', async () => {
  const { user, sent } = showCategorizer();
  await user.click(screen.getByRole('button', { name: TO_CSV }));
  await user.upload(picker(), csv);
  await user.type(screen.getByLabelText('Description of transaction'), 'Narration');
  await user.click(screen.getByRole('button', { name: 'Upload CSV' }));
  expect(alertText()).toBe('Please enter custom names for all columns.');
  expect(screen.getByLabelText('Debit amount')).toHaveFocus();
  expect(sent).toHaveLength(0);
});

test('switching clears the file and the names, and keeps the bank, the error and the result', async () => {
  const shown = showCategorizer();
  const { user } = shown;
  await convertPdf(shown);
  await user.click(screen.getByRole('button', { name: TO_CSV }));
  expect(screen.getByText('Drop a CSV or Excel file here')).toBeVisible();
  await user.type(screen.getByLabelText('Debit amount'), 'Withdrawal');
  await user.click(screen.getByRole('button', { name: 'Upload CSV' }));
  await user.click(screen.getByRole('button', { name: TO_PDF }));

  expect(alertText()).toBe('Please select a file.');
  expect(screen.getByText('Drop a PDF here')).toBeVisible();
  expect(screen.getByLabelText('Bank')).toHaveDisplayValue('PNB');
  expect(screen.getByRole('table', { name: 'Transaction Data, amounts in ₹' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: TO_CSV }));
  expect(screen.getByLabelText('Debit amount')).toHaveValue('');
});

test('a file of the other kind is not taken, by the picker or by a drop', async () => {
  const { user } = showCategorizer();
  await user.upload(picker(), csv);
  expect(screen.getByText(/october\.csv is not a PDF/)).toBeVisible();
  expect(screen.getByText('Drop a PDF here')).toBeVisible();

  fireEvent.drop(screen.getByText('Drop a PDF here'), { dataTransfer: { files: [csv] } });
  expect(screen.getByText('Drop a PDF here')).toBeVisible();
  fireEvent.drop(screen.getByText('Drop a PDF here'), { dataTransfer: { files: [pdf] } });
  expect(screen.getByText('october.pdf')).toBeVisible();
  expect(screen.queryByText(/is not a PDF/)).not.toBeInTheDocument();
});

test('the other mode takes an Excel file, and sends it as it is', async () => {
  const { user, sent } = showCategorizer();
  const excel = new File(['PK\u0003\u0004'], 'october.xlsx');
  await user.click(screen.getByRole('button', { name: TO_CSV }));
  await user.upload(picker(), excel);
  expect(screen.getByText('october.xlsx')).toBeVisible();
  for (const label of ['Description of transaction', 'Debit amount', 'Credit amount']) {
    await user.type(screen.getByLabelText(label), 'A');
  }
  await user.click(screen.getByRole('button', { name: 'Upload CSV' }));
  expect(sent[0]?.get('file')).toMatchObject({ name: 'october.xlsx' });
});

test('names found in the header are offered, and filled in only when asked', async () => {
  const { user, sent, respond } = showCategorizer();
  await user.click(screen.getByRole('button', { name: TO_CSV }));
  await user.upload(picker(), csv);
  expect(await screen.findByText('Found in your file: “Narration”, “Withdrawal”, “Deposit”.')).toBeVisible();
  expect(screen.getByLabelText('Debit amount')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Use these names' }));
  expect(screen.getByLabelText('Debit amount')).toHaveValue('Withdrawal');

  await user.click(screen.getByRole('button', { name: 'Upload CSV' }));
  expect(sent[0]?.get('column_names')).toBe('["Narration","Withdrawal","Deposit"]');
  expect(sent[0]?.has('bank_code')).toBe(false);
  respond(responses.csv());
  expect(await screen.findByRole('heading', { name: '4 transactions, 3 categories' })).toBeVisible();
});

test('while the service works, everything is locked and the work is announced', async () => {
  const shown = showCategorizer();
  await uploadPdf(shown);
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: TO_CSV })).toBeDisabled();
  expect(screen.getByLabelText('Bank')).toBeDisabled();
  expect(picker()).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Processing october.pdf.');
  expect(shown.sent[0]?.get('bank_code')).toBe('ICICI');

  fireEvent.drop(screen.getByText('october.pdf'), { dataTransfer: { files: [new File([], 'other.pdf')] } });
  expect(screen.queryByText('other.pdf')).not.toBeInTheDocument();

  shown.respond(responses.error('The PDF is encrypted.'));
  await waitFor(() => {
    expect(alertText()).toBe('The PDF is encrypted.');
  });
  expect(screen.getByRole('button', { name: 'Upload PDF' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Upload PDF' })).toHaveFocus();
});

test('when the service does not answer, the file and the bank are still there', async () => {
  const shown = showCategorizer();
  await uploadPdf(shown);
  shown.failNetwork();
  expect(
    await screen.findByText(
      /We could not reach the server\. Your file and bank are still selected; please try again\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('october.pdf')).toBeVisible();
  expect(screen.getByLabelText('Bank')).toHaveDisplayValue('PNB');
});

test('a message comes as an alert and stays on the page', async () => {
  const shown = showCategorizer();
  await uploadPdf(shown);
  shown.respond(responses.message('Please split the file.'));
  await waitFor(() => {
    expect(alert).toHaveBeenCalledWith('Please split the file.');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Please split the file.');
  expect(alertText()).toBe('');
});
