import { renderScreen, stubNativeDialog } from '@artha/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadCsvReader } from '../../domain/file/csvReader.ts';
import { watchDownloads } from '../../testing/downloads.ts';
import { CSV, reportOf, responses } from '../../testing/fakeService.ts';
import { openTab } from '../../testing/openTab.ts';
import { alertText, convertPdf, pdf, picker, showCategorizer, uploadPdf } from '../../testing/showCategorizer.tsx';
import { en } from '../../languages/en.ts';
import { Texts } from '../../languages/screenTexts.tsx';
import { Categorizer } from './Categorizer.tsx';
import { TransactionCategorizer } from './TransactionCategorizer.tsx';

jest.mock('./category-totals/CategoryChart.tsx', () => ({ CategoryChart: () => <p>The bars</p> }));

beforeAll(stubNativeDialog);

afterEach(() => {
  jest.restoreAllMocks();
});

test('the page says what the tool is, what it takes and what happens to the file', () => {
  renderScreen(<TransactionCategorizer />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your statement, sorted.');
  expect(screen.getByText(/most trusted bank statement converter and categorizer/)).toBeVisible();
  expect(screen.getByText('Up to 3 pages at a time. Split larger PDFs.')).toBeVisible();
  expect(screen.getByText('Up to 50 rows at a time.')).toBeVisible();
  expect(screen.getByText(/^We read your file, send back the table and forget both\./)).toBeVisible();
});

test('the result takes the heading and the focus', async () => {
  const heading = await convertPdf(showCategorizer());
  expect(heading).toHaveTextContent('4 transactions, 3 categories');
  expect(heading).toHaveFocus();
});

test('a second file joins the table, and what both have is left out and said', async () => {
  const account = { rows: 4, order: 'oldest first', breaks: 0, numberEnd: '6789' };
  const shown = showCategorizer();
  const { user, respond } = shown;
  await convertPdf(shown, responses.report({ accounts: [account] }));
  await user.upload(picker(), pdf);
  expect(screen.getByRole('checkbox', { name: 'Add to the table above' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  respond(responses.report({ accounts: [account] }));
  expect(await screen.findByText('Left out because another file has them too: 4 rows.')).toBeVisible();
  await openTab(user, 'Rows');
  expect(within(screen.getByRole('table', { name: /^Transaction Data/ })).getAllByRole('row')).toHaveLength(5);
});

test('a second file takes the place of the table where the person says so', async () => {
  const shown = showCategorizer();
  const { user, respond } = shown;
  await convertPdf(shown);
  await user.upload(picker(), pdf);
  await user.click(screen.getByRole('checkbox', { name: 'Add to the table above' }));
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  respond(responses.csv('head\n2025-10-01,Tea,10.00,0.00,1.00,Food\n'));
  expect(await screen.findByRole('heading', { name: '1 transaction, 1 category' })).toBeVisible();
});

test('starting over asks first, and then the form is as at first', async () => {
  const shown = showCategorizer();
  const { user } = shown;
  await convertPdf(shown);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  const dialog = screen.getByRole('dialog', { name: 'Start over?' });
  await user.click(within(dialog).getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your statement, sorted.');
});

test('the download is what the service answered, byte for byte', async () => {
  const downloads = watchDownloads();
  const shown = showCategorizer();
  await convertPdf(shown);
  await shown.user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await downloads.read()).toMatchObject({ name: 'transactions.csv', text: CSV });
});

describe('a table that is only on this page', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  const linkTo = (href: string) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Away' });
    document.body.append(link);
    return link;
  };

  test('is asked about before a link leaves the page, which can be opened in a new tab instead', async () => {
    const shown = showCategorizer();
    await convertPdf(shown);
    const link = linkTo('/pricing?from=menu#yearly');
    await shown.user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Leave this page?' });
    const beside = within(dialog).getByRole('link', { name: 'Open in a new tab' });
    expect(beside).toHaveAttribute('href', '/pricing?from=menu#yearly');
    expect(beside).toHaveAttribute('target', '_blank');
    const away = within(dialog).getByRole('link', { name: 'Leave this page' });
    expect(away).toHaveAttribute('href', '/pricing?from=menu#yearly');
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    away.addEventListener('click', (event) => {
      event.preventDefault();
    });
    const unlisten = jest.spyOn(window, 'removeEventListener');
    await shown.user.click(away);
    // Without a listener: Firefox would not keep the page for going back.
    expect(unlisten).toHaveBeenCalledWith('beforeunload', expect.any(Function));
    unlisten.mockRestore();
    expect(leave()).toBe(true);
    dispatchEvent(new Event('pageshow'));
    expect(leave()).toBe(false);
    link.remove();
  });

  test('is asked about before a reload or a close, and a link to a new tab is not', async () => {
    const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(true);
    const shown = showCategorizer('/tools/tax-calculator');
    await convertPdf(shown);
    expect(leaves()).toBe(false);
    await shown.user.click(screen.getByRole('link', { name: /^Use this salary in the tax calculator/ }));
    expect(screen.queryByRole('dialog', { name: 'Leave this page?' })).not.toBeInTheDocument();
  });

  const lostWords = () => screen.queryByText(/^Your table was only on that page, and we keep no copy\./);

  test('is said to be lost when the page comes back without it, once', async () => {
    const first = showCategorizer();
    await convertPdf(first);
    first.unmount();
    const second = showCategorizer();
    expect(lostWords()).toBeVisible();
    second.unmount();
    showCategorizer();
    expect(lostWords()).not.toBeInTheDocument();
  });

  test('is made again, on the device, of the file that the browser gives back with the form', async () => {
    const first = showCategorizer();
    await convertPdf(first);
    first.unmount();
    jest.spyOn(HTMLInputElement.prototype, 'files', 'get').mockReturnValue(Object.assign([pdf], { item: () => pdf }));
    jest.spyOn(FormData.prototype, 'get').mockImplementation((name) => (name === 'bank_code' ? 'PNB' : ''));
    const second = showCategorizer();
    await waitFor(() => {
      expect(second.converted).toMatchObject([{ mode: 'pdf', file: pdf, bank: 'PNB' }]);
    });
    second.answerOnDevice({ kind: 'report', report: reportOf() });
    expect(await screen.findByText(/^We keep no copy of your table\. Your browser still had your file/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('4 transactions');
    expect(second.sent).toEqual([]);
    jest.restoreAllMocks();
  });

  test('is not said to be lost after starting over', async () => {
    const first = showCategorizer();
    await convertPdf(first);
    await first.user.click(screen.getByRole('button', { name: 'Start over' }));
    await first.user.click(
      within(screen.getByRole('dialog', { name: 'Start over?' })).getByRole('button', { name: 'Start over' }),
    );
    first.unmount();
    showCategorizer();
    expect(lostWords()).not.toBeInTheDocument();
  });
});

test('an empty answer cannot be parsed, and there is nothing to download', async () => {
  const shown = showCategorizer();
  await uploadPdf(shown);
  shown.respond(responses.csv(''));
  await waitFor(() => {
    expect(alertText()).toBe('Failed to parse CSV data. Please check the file format.');
  });
  expect(shown.warn).toHaveBeenCalledWith('Invalid CSV data: No data received.');
  await shown.user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(alertText()).toBe('No CSV data available for download.');
});

test('another upload starts at the form, and an error leaves the first result', async () => {
  const shown = showCategorizer();
  await convertPdf(shown);
  await openTab(shown.user, 'Rows');
  await shown.user.click(screen.getByRole('button', { name: 'Upload another' }));
  expect(picker()).toHaveFocus();
  await shown.user.upload(picker(), pdf);
  await shown.user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  expect(screen.getByRole('table', { name: 'Transaction Data, amounts in ₹' })).toBeVisible();
  shown.respond(responses.error('Too many pages.'));
  await waitFor(() => {
    expect(alertText()).toBe('Too many pages.');
  });
  expect(screen.getByRole('table', { name: 'Transaction Data, amounts in ₹' })).toBeVisible();
});

test('leaving the screen ends its upload', async () => {
  const aborted = jest.fn();
  const { unmount } = renderScreen(
    <Texts texts={en}>
      <Categorizer
        ports={{
          convertOnDevice: () => Promise.reject(new Error('not asked')),
          copyOnDevice: () => Promise.reject(new Error('not asked')),
          inspectOnDevice: () => Promise.reject(new Error('not asked')),
          send: (_url, { signal }) => {
            signal.addEventListener('abort', aborted);
            return new Promise(() => undefined);
          },
          loadCsvReader,
          warn: () => undefined,
        }}
        uploadUrl="/upload"
      />
    </Texts>,
  );
  await uploadPdf({ user: userEvent.setup() });
  act(unmount);
  expect(aborted).toHaveBeenCalledTimes(1);
});
