import type { Browser, Page } from '@playwright/test';
import { runNumbers, type Bench } from '../bench.ts';
import { hydrated, launchBrowser, phone, throttle } from '../browser.ts';
import { longestInteraction } from '../longestInteraction.ts';
import { medianOf, type PartFindings } from '../measurement.ts';

const SLOWDOWN = 4;
const ROWS = 5000;
const REMOTE = 'categorizer';

/** The report of a statement that is longer than the service accepts: several files together make such a table. */
function longReport(): string {
  const categories = ['Groceries', 'Food & Dining', 'Transfer', 'Bills & Recharge', 'Shopping'];
  let balance = 10_000_000;
  const transactions = Array.from({ length: ROWS }, (_, index) => {
    balance -= 1 + (index % 900);
    return {
      date: new Date(Date.UTC(2016, 0, 1 + Math.floor(index / 2))).toISOString().slice(0, 10),
      description: `UPI-SHOP NUMBER ${index % 317}-shop${index % 317}@bank-412345${100_000 + index}-PAYMENT`,
      debit: `${1 + (index % 900)}.00`,
      credit: '0.00',
      balance: `${balance}.00`,
      category: categories[index % categories.length],
      reason: { by: 'keyword', what: 'SHOP' },
      counterparty: `SHOP NUMBER ${index % 317}`,
      status: 'proved',
    };
  });
  const account = { rows: ROWS, order: 'oldest first', breaks: 0 };
  const counts = { rows: ROWS, proved: ROWS, unprovable: 0, breaks: 0 };
  const lists = { doubtfulRows: [], doubts: [], unsidedAmounts: [], accounts: [account] };
  return JSON.stringify({ layout: 'generic', ...counts, ...lists, transactions, csv: '' });
}

interface Interactions {
  readonly typing: number;
  readonly sorting: number;
  readonly turning: number;
}

const durationOf = async (page: Page, interact: () => Promise<void>): Promise<number> =>
  (await longestInteraction(page, interact)).duration;

async function useTable(browser: Browser, url: string, report: string): Promise<Interactions> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.route('**/upload', (route) => route.fulfill({ contentType: 'application/json', body: report }));
  await page.goto(url);
  await hydrated(page);
  await page.getByLabel('Statement').setInputFiles({
    name: 'ten-years.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await page.getByLabel('Bank').selectOption('OTHER');
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await page.getByRole('button', { name: `Show all ${ROWS}` }).click();
  await throttle(page, SLOWDOWN);
  const find = page.getByLabel('Find in the table');
  const typing = await durationOf(page, () => find.pressSequentially('number 12', { delay: 150 }));
  await find.fill('');
  await page.getByText('Amount and order').click();
  const order = page.getByLabel('Order');
  const sorting = await durationOf(page, async () => {
    await order.selectOption('Largest debit first');
  });
  const turning = await durationOf(page, () => page.getByRole('button', { name: 'Next' }).tap());
  await context.close();
  return { typing, sorting, turning };
}

/** A table of many rows on a slow phone: how long the next frame takes after a letter and after a page change. */
export async function measureTable(bench: Bench): Promise<PartFindings> {
  const site = await bench.site();
  const route = site.routes.find(({ remote }) => remote === REMOTE);
  if (!route) throw new Error(`There is no ${REMOTE}.`);
  const report = longReport();
  const browser = await launchBrowser();
  const samples: Interactions[] = [];
  try {
    for (const run of runNumbers(bench)) {
      const sample = await useTable(browser, site.url + route.path, report);
      samples.push(sample);
      bench.say(`table ${run}/${bench.runs}: a letter ${sample.typing} ms, a page ${sample.turning} ms`);
    }
  } finally {
    await browser.close();
  }
  return {
    measurements: [
      medianOf(
        'tableInteraction',
        'a letter in the search',
        samples.map(({ typing }) => typing),
      ),
      medianOf(
        'tableInteraction',
        'another order',
        samples.map(({ sorting }) => sorting),
      ),
      medianOf(
        'tableInteraction',
        'the next page',
        samples.map(({ turning }) => turning),
      ),
    ],
    notes: [
      `A long table: ${ROWS} rows on a phone, ${SLOWDOWN}× CPU; from the event to the next picture, the longest of each run.`,
    ],
  };
}
