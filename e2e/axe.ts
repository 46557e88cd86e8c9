import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeScript } from '@artha/features/axeScript';
import * as v from 'valibot';
import { transitionsEnded } from './site.ts';

/** Every rule for WCAG 2.2 AA, and those that axe recommends. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours, which differ between the themes of a page. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The contents of the bar and the footer. These themselves remain, because every page must have them. */
const insideFrame = ['#root > header > *', '#root > footer > *'];

/** The options of an examination with axe. */
export interface AxeOptions {
  /** Selector of the examined part; the whole page by default. */
  readonly part?: string;
  /** Leaves out what is in the bar and in the footer, which are the same on every page. */
  readonly withoutFrame?: boolean;
  /** Only the rules about colours. */
  readonly coloursOnly?: boolean;
  readonly disabledRules?: readonly string[];
}

/** The page's function for axe: returns a line for each broken rule, with the elements that break it. */
const collectViolations = `({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', '))`;

/**
 * Runs axe in the page and returns a line for each violation.
 * axe is injected once for each document and only reports violations: `@axe-core/playwright` injects it for each
 * analysis, collects every element that passes, and merges frames in a separate page, which takes nine times as long.
 * @throws if the page has frames, which axe would not examine.
 */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { part, withoutFrame = false, coloursOnly = false, disabledRules = [] } = options;
  if (page.frames().length > 1) throw new Error('axe is injected into the main frame only, but this page has others.');
  // Colour transitions must end first.
  await transitionsEnded(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  const runOptions: axe.RunOptions = {
    runOnly: coloursOnly ? { type: 'rule', values: colourRules } : { type: 'tag', values: tags },
    rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  const context: axe.ContextObject = { include: [part ?? 'html'], exclude: withoutFrame ? insideFrame : [] };
  const lines = await page.evaluate<unknown>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(runOptions)}).then(${collectViolations})`,
  );
  return v.parse(v.array(v.string()), lines);
}
