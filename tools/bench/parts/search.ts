import type { Page } from '@playwright/test';
import { runNumbers, type Bench } from '../bench.ts';
import { hydrated, launchBrowser, phone, throttle } from '../browser.ts';
import { medianOf, type PartFindings } from '../measurement.ts';

const SLOWDOWN = 4;
const REMOTE = 'glossary';

/** Typical queries in both languages and with mistakes, up to the length of a line. */
const queries = [
  'sip',
  'mutual fund',
  'intrest rate',
  'provident fund',
  'what is the full form of nav in mutual funds',
  'byaj',
  'bima',
  'सावधि जमा',
  'xyzzy plugh',
];

interface Letter {
  /** Milliseconds for which a letter blocks the page: nothing else responds, and the letter is not shown yet. */
  readonly held: number;
  /** Milliseconds until the list of results is written. */
  readonly listed: number;
}

async function typeEach(page: Page, text: string): Promise<Letter[]> {
  return page.evaluate(async (words) => {
    const field = document.querySelector('input[type="search"]');
    const main = document.querySelector('main');
    if (!(field instanceof HTMLInputElement) || !main) throw new Error('There is no search.');
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const letters: { held: number; listed: number }[] = [];
    let written = 0;
    new MutationObserver(() => {
      written = performance.now();
    }).observe(main, { childList: true, subtree: true, characterData: true });
    for (let length = 1; length <= words.length; length += 1) {
      const begun = performance.now();
      value?.set?.call(field, words.slice(0, length));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // React updates the page after a visitor's event before the next task.
      await Promise.resolve();
      const held = performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, 300));
      letters.push({ held, listed: Math.max(held, written - begun) });
    }
    return letters;
  }, text);
}

/** The value that a share of the times does not exceed. */
const partOf = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN;

const medianTime = (times: readonly number[]): number => partOf(times, 0.5);

/** The search of the glossary on a slow phone. */
export async function measureSearch(bench: Bench): Promise<PartFindings> {
  const site = await bench.site();
  const route = site.routes.find(({ remote }) => remote === REMOTE);
  if (!route) throw new Error(`There is no ${REMOTE}.`);
  const browser = await launchBrowser();
  const runs: { readonly typical: number; readonly slow: number; readonly listed: number }[] = [];
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.goto(site.url + route.path);
    await hydrated(page);
    const field = page.getByRole('searchbox').first();
    await field.fill('sip');
    await page.getByRole('status').filter({ hasText: 'sip' }).first().waitFor();
    await field.fill('');
    await throttle(page, SLOWDOWN);
    for (const run of runNumbers(bench)) {
      const letters: Letter[] = [];
      for (const query of queries) letters.push(...(await typeEach(page, query)));
      const held = letters.map((letter) => letter.held);
      const listed = medianTime(letters.map((letter) => letter.listed));
      runs.push({ typical: medianTime(held), slow: partOf(held, 0.95), listed });
      bench.say(
        `search ${run}/${bench.runs}: ${medianTime(held).toFixed(1)} ms, its list after ${listed.toFixed(1)} ms`,
      );
    }
    await context.close();
  } finally {
    await browser.close();
  }
  const listedMedian = medianTime(runs.map(({ listed }) => listed)).toFixed(0);
  return {
    measurements: [
      medianOf(
        'keystroke',
        'typical',
        runs.map(({ typical }) => typical),
      ),
      medianOf(
        'keystroke',
        'one letter in twenty, at least',
        runs.map(({ slow }) => slow),
      ),
    ],
    notes: [
      `The search: ${queries.length} queries on a phone, ${SLOWDOWN}× CPU; the script time for which a letter blocks the page. The list is written, and gives way to the next letter, after ${listedMedian} ms.`,
    ],
  };
}
