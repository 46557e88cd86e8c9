import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { runNumbers, type Bench } from '../bench.ts';
import { chromiumFlags, chromiumPath, hydrated, phone, throttle } from '../browser.ts';
import { longestInteraction, tapWithFinger, type Interaction } from '../longestInteraction.ts';
import { medianOf, type PartFindings } from '../measurement.ts';
import { root } from '../paths.ts';
import { mostMemory, processorTime } from '../processorTime.ts';

const SLOWDOWN = 6;
/** Three pages, the maximum of the service. */
const SAMPLE = 'statements/samples/hdfc-b.pdf';
const MEGABYTE = 1024 * 1024;

/** A small phone. */
const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

/** Chromium as on a machine with little memory: smaller caches, no spare processes. */
const launchOnLittleMemory = () =>
  chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags, '--enable-low-end-device-mode'] });

/** How long a person looks at a page, or at what a tap did, before going on. */
const LOOK_MS = 1000;
/** How long a person takes to find a file and a bank: meanwhile a page does what it does after its start. */
const CHOOSE_MS = 3000;

async function tap(target: Locator): Promise<void> {
  await target.page().waitForTimeout(LOOK_MS);
  await tapWithFinger(target);
}

const tapButton = (page: Page, name: string | RegExp) => tap(page.getByRole('button', { name }).first());

/** The use that a person makes of each tool, by its remote. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  tax: async (page) => {
    await page.getByRole('textbox', { name: 'Basic Salary' }).pressSequentially('1850000', { delay: 150 });
    await tapButton(page, 'Next');
    await page.getByRole('textbox', { name: '80C' }).pressSequentially('150000', { delay: 150 });
    await tapButton(page, 'Calculate Tax');
    await page.getByText(/regime is better by/).waitFor();
    await tap(page.getByText('Monthly', { exact: true }).first());
    await tapButton(page, 'Change figures');
  },
  glossary: async (page) => {
    await page.getByRole('searchbox').first().pressSequentially('intrest', { delay: 150 });
    await tap(page.getByRole('main').getByRole('listitem').first());
    await tapButton(page, 'Close');
  },
  report: async (page) => {
    for (const name of ['Current Ratio', 'Debt Ratio', 'Net Profit Margin'])
      await tap(page.getByRole('checkbox', { name: `Include ${name} in the report` }));
    await tapButton(page, /^Generate Custom Report with/);
    await tapButton(page, 'Fill in sample figures');
  },
};

/** Uses the table of a converted statement as a person does. */
async function useStatement(page: Page): Promise<void> {
  await page.getByLabel('Find in the table').pressSequentially('upi', { delay: 150 });
  await tap(page.getByText('Amount and order'));
  await page.getByLabel('Order').selectOption('Largest debit first');
}

/** Waits for the result of a conversion. Nothing polls the page: its processor time would count. */
function tableShown(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!/^\d+ transactions/.test(document.querySelector('main h1')?.textContent ?? '')) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
}

interface Conversion {
  readonly seconds: number;
  readonly memory: number;
  readonly longest: Interaction;
}

/** Converts a statement on the device, and uses its table. */
async function convert(url: string): Promise<Conversion> {
  const browser = await launchOnLittleMemory();
  try {
    const page = await openOnPhone(browser, url);
    await page.getByLabel('Statement').setInputFiles(join(root, SAMPLE));
    await page.getByLabel('Bank').selectOption('HDFC');
    await page.waitForTimeout(CHOOSE_MS);
    const shown = tableShown(page);
    const [, seconds] = await processorTime(browser, async () => {
      await tapWithFinger(page.getByRole('button', { name: 'Convert without uploading' }));
      await shown;
    });
    await throttle(page, SLOWDOWN);
    const longest = await longestInteraction(page, () => useStatement(page));
    return { seconds: seconds * SLOWDOWN, memory: (await mostMemory(browser)) / MEGABYTE, longest };
  } finally {
    await browser.close();
  }
}

async function openOnPhone(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext(smallPhone)).newPage();
  await page.goto(url);
  await hydrated(page);
  await page.waitForTimeout(LOOK_MS);
  return page;
}

/** The longest interaction of a person who uses a tool. */
async function useTool(url: string, use: (page: Page) => Promise<void>): Promise<Interaction> {
  const browser = await launchOnLittleMemory();
  try {
    const page = await openOnPhone(browser, url);
    await throttle(page, SLOWDOWN);
    return await longestInteraction(page, () => use(page));
  } finally {
    await browser.close();
  }
}

/** The tools on a phone of one gigabyte with a slow processor. */
export async function measurePhone(bench: Bench): Promise<PartFindings> {
  const site = await bench.site();
  const addressOf = (remote: string) =>
    site.url + (site.routes.find((route) => route.remote === remote && route.isTool)?.path ?? '');
  const interactions = new Map<string, number[]>();
  const conversions: Conversion[] = [];
  for (const run of runNumbers(bench)) {
    for (const [remote, use] of Object.entries(uses)) {
      const longest = await useTool(addressOf(remote), use);
      interactions.set(remote, [...(interactions.get(remote) ?? []), longest.duration]);
      bench.say(`phone ${remote} ${run}/${bench.runs}: ${longest.duration} ms, ${longest.what}`);
    }
    const { seconds, memory, longest } = await convert(addressOf('categorizer'));
    conversions.push({ seconds, memory, longest });
    bench.say(
      `phone categorizer ${run}/${bench.runs}: ${seconds.toFixed(2)} s, ${memory.toFixed(0)} MB, ${longest.duration} ms, ${longest.what}`,
    );
  }
  return {
    measurements: [
      ...[...interactions].map(([remote, samples]) => medianOf('phoneInteraction', remote, samples)),
      medianOf(
        'phoneInteraction',
        'categorizer, the table',
        conversions.map(({ longest }) => longest.duration),
      ),
      medianOf(
        'phoneStatement',
        SAMPLE,
        conversions.map(({ seconds }) => seconds),
      ),
      medianOf(
        'phoneMemory',
        SAMPLE,
        conversions.map(({ memory }) => memory),
      ),
    ],
    notes: [
      `A small phone: 360 × 640, Chromium for machines with little memory, ${SLOWDOWN}× CPU; the longest interaction of each run. ${SAMPLE} (3 pages) from the tap to its table: ${SLOWDOWN} times the processor time of all threads of the page, PDFium and its start included, after ${CHOOSE_MS / 1000} s in which a person chooses the file; memory is the most that the process held.`,
    ],
  };
}
