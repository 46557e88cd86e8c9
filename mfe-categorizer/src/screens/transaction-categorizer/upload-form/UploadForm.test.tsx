import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { reportOf, responses } from '../../../testing/fakeService.ts';
import {
  alertText,
  convertPdf,
  csv,
  fileOf,
  pdf,
  picker,
  showCategorizer,
  statusText,
  TO_CSV,
  TO_PDF,
  uploadPdf,
} from '../../../testing/showCategorizer.tsx';

jest.mock('../category-totals/CategoryChart.tsx', () => ({ CategoryChart: () => <p>The bars</p> }));

let alert: jest.SpyInstance;

beforeEach(() => {
  alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('PDF is the default: a picker of PDFs and photographs, and the banks', () => {
  showCategorizer();
  expect(picker()).toHaveAttribute('accept', '.pdf,application/pdf,.jpg,.jpeg,.png,.webp');
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
  expect(screen.queryByRole('combobox', { name: 'Bank' })).not.toBeInTheDocument();
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
  await user.upload(picker(), fileOf('1,2,3\n', 'october.csv'));
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
  expect(screen.getByRole('heading', { level: 1, name: /^4 transactions/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: TO_CSV }));
  expect(screen.getByLabelText('Debit amount')).toHaveValue('');
});

test('a file of the other kind changes the form, which says so and keeps the file', async () => {
  const { user, converted } = showCategorizer();
  await user.selectOptions(screen.getByLabelText('Bank'), 'PNB');
  await user.upload(picker(), csv);
  expect(screen.getByText(/^october\.csv is a table, so the form has changed/)).toBeVisible();
  expect(screen.getByText('october.csv')).toBeVisible();
  expect(await screen.findByText('Filled in from your file. Please check them.')).toBeVisible();
  expect(screen.getByLabelText('Debit amount')).toHaveValue('Withdrawal');

  fireEvent.drop(screen.getByText('october.csv'), { dataTransfer: { files: [pdf] } });
  expect(screen.getByText(/^october\.pdf is a PDF or a photo, so the form has changed/)).toBeVisible();
  expect(screen.getByLabelText('Bank')).toHaveDisplayValue('PNB');
  fireEvent.drop(screen.getByText('october.pdf'), { dataTransfer: { files: [new File(['x'], 'notes.docx')] } });
  expect(screen.getByText(/^notes\.docx is no statement that can be read here/)).toBeVisible();
  expect(screen.getByText('october.pdf')).toBeVisible();

  fireEvent.drop(screen.getByText('october.pdf'), { dataTransfer: { files: [pdf, csv] } });
  await user.click(screen.getByRole('button', { name: 'Convert all 2 files on this device' }));
  expect(converted).toMatchObject([{ mode: 'pdf', file: pdf }]);
});

test('a file is what it holds, whatever its name says', async () => {
  const { user } = showCategorizer();
  await user.upload(picker(), fileOf('%PDF-1.7', 'october.csv'));
  expect(await screen.findByText(/^october\.csv is a PDF or a photo, so the form has changed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload PDF' })).toBeVisible();
});

test('photos have one button, which reads each of them on the device', async () => {
  const { user, converted, sent, answerOnDevice } = showCategorizer();
  const photos = ['one.jpg', 'two.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await user.upload(picker(), photos);
  expect(screen.queryByRole('button', { name: /Upload|Convert/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read the photos on this device' }));
  expect(converted).toMatchObject([{ file: photos[0], isScan: true }]);
  answerOnDevice({ kind: 'report', report: reportOf() });
  await waitFor(() => {
    expect(converted).toHaveLength(2);
  });
  expect(converted[1]).toMatchObject({ file: photos[1], isScan: true });
  expect(sent).toEqual([]);
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

test('names found in the header are filled in, and offered again after a change', async () => {
  const { user, sent, respond } = showCategorizer();
  await user.click(screen.getByRole('button', { name: TO_CSV }));
  await user.upload(picker(), csv);
  expect(await screen.findByText('Filled in from your file. Please check them.')).toBeVisible();
  await user.clear(screen.getByLabelText('Debit amount'));
  expect(screen.getByText('Found in your file: “Narration”, “Withdrawal”, “Deposit”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use these names' }));
  expect(screen.getByLabelText('Debit amount')).toHaveValue('Withdrawal');

  await user.click(screen.getByRole('button', { name: 'Upload CSV' }));
  expect(sent[0]?.get('column_names')).toBe('["Narration","Withdrawal","Deposit"]');
  expect(sent[0]?.has('bank_code')).toBe(false);
  respond(responses.report());
  expect(await screen.findByRole('heading', { name: '4 transactions, 3 categories' })).toBeVisible();
});

test('while the service works, everything is locked and the work is announced', async () => {
  const shown = showCategorizer();
  await uploadPdf(shown);
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: TO_CSV })).toBeDisabled();
  expect(screen.getByLabelText('Bank')).toBeDisabled();
  expect(picker()).toBeDisabled();
  expect(statusText()).toContain('Processing october.pdf');
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
  expect(statusText()).toContain('Please split the file.');
  expect(alertText()).toBe('');
});

test('what is asked for is no error any more when it has been done', async () => {
  const { user } = showCategorizer();
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  expect(alertText()).toBe('Please select a file.');
  await user.upload(picker(), pdf);
  expect(alertText()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  await user.selectOptions(screen.getByLabelText('Bank'), 'HDFC');
  expect(alertText()).toBe('');

  await user.click(screen.getByRole('button', { name: TO_CSV }));
  await user.upload(picker(), csv);
  await user.clear(await screen.findByDisplayValue('Withdrawal'));
  await user.click(screen.getByRole('button', { name: 'Upload CSV' }));
  expect(alertText()).toBe('Please enter custom names for all columns.');
  await user.click(await screen.findByRole('button', { name: 'Use these names' }));
  expect(alertText()).toBe('');
  expect(screen.getByLabelText('Debit amount')).toBeValid();
});

test('how much has been sent is shown, and the upload can be cancelled without losing the file', async () => {
  const shown = showCategorizer();
  await uploadPdf(shown);
  act(() => {
    shown.requests[0]?.onProgress(0.45);
  });
  expect(screen.getByRole('progressbar', { name: 'Sending october.pdf' })).toHaveAttribute('value', '0.45');
  act(() => {
    shown.requests[0]?.onProgress(1);
  });
  expect(screen.getByRole('progressbar', { name: 'Processing october.pdf' })).not.toHaveAttribute('value');
  await shown.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Cancelled. Your file and bank are still selected.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload PDF' })).toHaveFocus();
  expect(alertText()).toBe('');
  expect(screen.getByText('october.pdf')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a file that needs a password gets a field for it, and goes again with what is typed', async () => {
  const shown = showCategorizer();
  await uploadPdf(shown);
  expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  shown.respond(responses.error('This file is protected by a password.', 'password-needed'));
  const password = await screen.findByLabelText('Password of october.pdf');
  await waitFor(() => {
    expect(password).toHaveFocus();
  });
  expect(alertText()).toBe('october.pdf is protected. Enter its password.');
  await shown.user.type(password, 'abcd0101');
  await shown.user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  expect(shown.sent[1]?.get('password')).toBe('abcd0101');
  shown.respond(responses.error('That password does not open this PDF.', 'password-wrong'));
  await waitFor(() => {
    expect(alertText()).toBe('That password does not open this PDF.');
  });
  expect(screen.getByLabelText('Password of october.pdf')).toBeInvalid();
});

test('ST-32 several files go one after another, and the one that fails is left with its reason', async () => {
  const shown = showCategorizer();
  const may = new File(['%PDF-1.7'], 'may.pdf', { type: 'application/pdf' });
  await shown.user.upload(picker(), [pdf, may]);
  expect(screen.getByText('2 files')).toBeVisible();
  await shown.user.selectOptions(screen.getByLabelText('Bank'), 'HDFC');
  await shown.user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  expect(statusText()).toContain('Processing october.pdf (1 of 2)');
  shown.respond(responses.report());
  await waitFor(() => {
    expect(shown.sent).toHaveLength(2);
  });
  shown.respond(responses.error('It is a scan.'));
  expect(await screen.findByRole('heading', { name: '4 transactions, 3 categories' })).toBeVisible();
  expect(alertText()).toBe('may.pdf: It is a scan.');
  const lines = within(await screen.findByRole('list', { name: 'Your files' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['may.pdf: not readIt is a scan.', 'october.pdf: read, 4 rows']);
  expect(screen.getByText('1 of the 2 files is not wholly in this table: see the list.')).toBeVisible();
  expect(screen.queryByText(/^All 4 balances/)).not.toBeInTheDocument();
});

test('a file is converted without uploading, and the page says which way it went', async () => {
  const shown = showCategorizer();
  await shown.user.upload(picker(), pdf);
  await shown.user.selectOptions(screen.getByLabelText('Bank'), 'HDFC');
  await shown.user.click(screen.getByRole('button', { name: 'Convert without uploading' }));
  expect(shown.converted).toMatchObject([{ mode: 'pdf', file: pdf, bank: 'HDFC' }]);
  expect(shown.sent).toEqual([]);
  shown.answerOnDevice({ kind: 'report', report: reportOf() });
  expect(await screen.findByText('Converted on this device; nothing was uploaded.')).toBeVisible();
});

test('where the service does not answer, converting without it comes first', async () => {
  const shown = showCategorizer();
  const actions = () =>
    screen
      .getAllByRole('button', { name: /^(Upload PDF|Convert without uploading)$/ })
      .map(({ textContent }) => textContent);
  await uploadPdf(shown);
  shown.failNetwork();
  await waitFor(() => {
    expect(actions()).toEqual(['Convert without uploading', 'Upload PDF']);
  });
  await shown.user.click(screen.getByRole('button', { name: 'Convert without uploading' }));
  shown.failEngine();
  await waitFor(() => {
    expect(alertText()).toMatch(/^The part of this page that converts without uploading did not load\./);
  });
});

test('a person whose network has sent too much reads how long to wait, and can convert on the device instead', async () => {
  const shown = showCategorizer();
  const may = new File(['%PDF-1.7'], 'may.pdf', { type: 'application/pdf' });
  await shown.user.upload(picker(), [pdf, may]);
  await shown.user.selectOptions(screen.getByLabelText('Bank'), 'HDFC');
  await shown.user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  const sentence = 'Many people on your network are converting statements right now. Please try again in 23 seconds.';
  shown.respond(responses.error(sentence, 'too-often', 429));
  await waitFor(() => {
    expect(alertText()).toBe(
      `october.pdf: ${sentence} Or choose “Convert without uploading”: it works on this device, at once. 1 more of the 2 files could not be converted.`,
    );
  });
  expect(shown.sent).toHaveLength(1);
  await shown.user.click(await screen.findByRole('button', { name: 'Convert on this device instead' }));
  expect(shown.converted).toMatchObject([{ file: pdf }]);
});

test('the sample shows a result before a file is given, and gives way to the person’s own', async () => {
  const shown = showCategorizer();
  await shown.user.click(screen.getByRole('button', { name: 'Try it with a sample statement' }));
  await waitFor(() => {
    expect(shown.converted).toMatchObject([{ mode: 'csv' }]);
  });
  shown.answerOnDevice({ kind: 'report', report: reportOf() });
  expect(await screen.findByText('A made-up statement, converted on this device.')).toBeVisible();
  expect(shown.sent).toEqual([]);
  await uploadPdf(shown);
  shown.respond(responses.report());
  expect(await screen.findByText('Read by our server, which has forgotten the file.')).toBeVisible();
  expect(screen.queryByText(/made-up/)).not.toBeInTheDocument();
});
