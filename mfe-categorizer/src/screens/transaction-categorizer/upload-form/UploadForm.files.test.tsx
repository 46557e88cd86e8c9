import { screen, waitFor } from '@testing-library/react';
import { watchDownloads } from '../../../testing/downloads.ts';
import { responses } from '../../../testing/fakeService.ts';
import {
  alertText,
  fileOf,
  pdf,
  picker,
  showCategorizer,
  statusText,
  TO_CSV,
  uploadPdf,
} from '../../../testing/showCategorizer.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('an Excel file', () => {
  const names = { description: 'Details', debit: 'Withdrawn', credit: 'Paid in' };

  async function chooseExcel(found: Parameters<ReturnType<typeof showCategorizer>['findInFiles']>[0]) {
    const shown = showCategorizer();
    shown.findInFiles(found);
    await shown.user.click(screen.getByRole('button', { name: TO_CSV }));
    await shown.user.upload(picker(), fileOf('PK\u0003\u0004', 'october.xlsx'));
    return shown;
  }

  test('has its column names found and its rows counted, as a CSV has', async () => {
    const { user } = await chooseExcel({ rows: 12, names });
    expect(await screen.findByText('Filled in from your file. Please check them.')).toBeVisible();
    expect(screen.getByText('1 KB, 12 rows')).toBeVisible();
    await user.clear(screen.getByLabelText('Debit amount'));
    await user.click(screen.getByRole('button', { name: 'Use these names' }));
    expect(screen.getByLabelText('Debit amount')).toHaveValue('Withdrawn');
  });

  test('that this page saved needs no names, which can be changed all the same', async () => {
    const { user, sent } = await chooseExcel({ rows: 12, names, isOwnWorkbook: true });
    expect(await screen.findByText(/^This workbook was saved on this page/)).toBeVisible();
    await user.type(screen.getByLabelText('Credit amount'), ' now');
    await user.click(screen.getByRole('button', { name: 'Upload CSV' }));
    expect(sent[0]?.get('column_names')).toBe('["Details","Withdrawn","Paid in now"]');
  });
});

describe('a file that is longer than the service takes', () => {
  const actions = () =>
    screen
      .getAllByRole('button', { name: /^(Upload (PDF|CSV)|Convert without uploading)$/ })
      .map(({ textContent }) => textContent);

  test('is converted on the device by one click, without a bank', async () => {
    const shown = showCategorizer();
    const long = fileOf('1 0 obj << /Type /Pages /Count 12 >> endobj', 'year.pdf');
    await shown.user.upload(picker(), long);
    expect(
      await screen.findByText(
        'year.pdf has 12 pages; the limit for uploads is 3. “Convert without uploading” takes the whole file, on this device.',
      ),
    ).toBeVisible();
    expect(actions()).toEqual(['Convert without uploading', 'Upload PDF']);
    await shown.user.click(screen.getByRole('button', { name: 'Convert without uploading' }));
    expect(shown.converted).toEqual([{ mode: 'pdf', file: long, bank: 'OTHER' }]);
  });

  test('is converted on the device without column names', async () => {
    const shown = showCategorizer();
    await shown.user.click(screen.getByRole('button', { name: TO_CSV }));
    const rows = Array.from({ length: 51 }, () => '13/04/2026,UPI,1.00,');
    const long = fileOf(['Date,Narration,Withdrawal,Deposit', ...rows].join('\n'), 'year.csv');
    await shown.user.upload(picker(), long);
    expect(await screen.findByText(/^year\.csv has 51 rows; the limit for uploads is 50\./)).toBeVisible();
    await shown.user.click(screen.getByRole('button', { name: 'Convert without uploading' }));
    expect(shown.converted).toEqual([{ mode: 'csv', file: long }]);
  });

  test('and of which that was not known, is offered the way when the service says so', async () => {
    const shown = showCategorizer();
    await uploadPdf(shown);
    shown.respond(responses.error('This PDF has 12 pages; the limit is 3.', 'too-many-pages'));
    await waitFor(() => {
      expect(alertText()).toBe(
        'This PDF has 12 pages; the limit is 3. Or choose “Convert without uploading”: it takes the whole file, on this device.',
      );
    });
    expect(actions()).toEqual(['Convert without uploading', 'Upload PDF']);
  });
});

describe('a PDF of which nothing could be read', () => {
  const save = () => screen.findByRole('button', { name: 'Save a copy without personal data' });

  async function uploadUnread() {
    const shown = showCategorizer();
    await uploadPdf(shown);
    shown.respond(responses.error('No transactions were found.', 'unknown-layout'));
    return shown;
  }

  test('can be saved as a copy without personal data, to be looked at first', async () => {
    const shown = await uploadUnread();
    const downloads = watchDownloads();
    shown.copyAs({ kind: 'copy', copy: new TextEncoder().encode('%PDF-copy'), isAlike: true });
    await shown.user.click(await save());
    expect(shown.copied).toEqual([{ mode: 'pdf', file: pdf, bank: 'PNB' }]);
    await waitFor(() => {
      expect(statusText()).toMatch(
        /It shows the same fault as your statement\. Open it and look at it before you send it\./,
      );
    });
    expect(await downloads.read()).toEqual({
      name: 'statement-without-personal-data.pdf',
      type: 'application/pdf',
      text: '%PDF-copy',
    });
  });

  test('says that a copy may not show the fault, or why no copy was written', async () => {
    const shown = await uploadUnread();
    watchDownloads();
    shown.copyAs({ kind: 'copy', copy: new Uint8Array(), isAlike: false });
    await shown.user.click(await save());
    await waitFor(() => {
      expect(statusText()).toMatch(/but perhaps not the fault/);
    });
    shown.copyAs({ kind: 'refused', code: 'damaged-pdf', message: 'This PDF is damaged.' });
    await shown.user.click(await save());
    await waitFor(() => {
      expect(statusText()).toMatch(/This PDF is damaged\./);
    });
  });

  test('is left as it is if the part that copies does not load', async () => {
    const shown = await uploadUnread();
    await shown.user.click(await save());
    await waitFor(() => {
      expect(statusText()).toMatch(/The copy could not be written\. Check your connection and try again\./);
    });
  });

  test('is not offered for a file that is no statement to report', async () => {
    const shown = showCategorizer();
    await uploadPdf(shown);
    shown.respond(responses.error('It is a scan.', 'no-text'));
    await waitFor(() => {
      expect(alertText()).toBe('It is a scan.');
    });
    expect(screen.queryByText(/without personal data/)).not.toBeInTheDocument();
  });
});

describe('a scan', () => {
  const readScan = () => screen.findByRole('button', { name: 'Read the scan on this device' });

  test('that the service refuses is read on the device by one click', async () => {
    const shown = showCategorizer();
    await uploadPdf(shown);
    shown.respond(responses.error('It is a scan.', 'no-text'));
    await shown.user.click(await readScan());
    await waitFor(() => {
      expect(shown.converted.at(-1)).toMatchObject({ mode: 'pdf', isScan: true });
    });
  });

  test('that is a photograph is never sent: its only button reads it on the device', async () => {
    const shown = showCategorizer();
    await shown.user.upload(picker(), fileOf('photograph', 'IMG_2041.jpg'));
    await shown.user.click(screen.getByRole('button', { name: 'Read the photo on this device' }));
    expect(shown.converted).toMatchObject([{ isScan: true }]);
    expect(shown.sent).toEqual([]);
  });
});
