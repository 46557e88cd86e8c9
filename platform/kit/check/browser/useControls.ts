import * as v from 'valibot';
import {
  clickCurrent,
  controlSchema,
  focusCurrent,
  nextControl,
  overlayColours,
  setCurrent,
  settled,
  type ControlStep,
} from './controlsScript.ts';
import type { FoundFault } from './PageFault.ts';
import type { PageTab } from './PageTab.ts';

/** How long the controls of a page are used. */
const USE_MS = 5000;
/** How long the page's thread may be busy at once. */
const ANSWER_MS = 5000;
const MOST_CONTROLS = 60;

/** What the use of a page tells. */
export interface UsedControls {
  /** How many were used. */
  readonly used: number;
  /** Whether the limits of time and number left none out. */
  readonly isComplete: boolean;
  /** Its scripts keep it busy. */
  readonly isFrozen: boolean;
}

const momentOf = (step: ControlStep): string => {
  if (step.kind === 'none' || step.kind === 'escape') return 'after Escape';
  const verbs = { click: 'a click on', type: 'typing in', set: 'a change of' } as const;
  return `after ${verbs[step.kind]} “${step.name}”`;
};

async function press(tab: PageTab, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 };
  await tab.sendInTime('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', button: 'none' }, ANSWER_MS);
  await tab.sendInTime('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' }, ANSWER_MS);
  await tab.sendInTime('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' }, ANSWER_MS);
}

async function escape(tab: PageTab): Promise<void> {
  const key = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };
  for (const type of ['rawKeyDown', 'keyUp'])
    await tab.sendInTime('Input.dispatchKeyEvent', { ...key, type }, ANSWER_MS);
}

async function perform(tab: PageTab, step: ControlStep): Promise<void> {
  if (step.kind === 'none') return;
  if (step.kind === 'escape') return escape(tab);
  if (step.kind === 'set') {
    await tab.evaluate(setCurrent(step.text), ANSWER_MS);
    return;
  }
  if (step.at) await press(tab, step.at);
  else await tab.evaluate(clickCurrent, ANSWER_MS);
  if (step.kind === 'click') return;
  await tab.evaluate(focusCurrent, ANSWER_MS);
  await tab.sendInTime('Input.insertText', { text: step.text }, ANSWER_MS);
}

/**
 * Uses the controls of a page's screen, and of the dialogs that open: each once, within a limit of time.
 * @param at is called with each moment before it, and then with what it shows.
 */
export async function useControls(
  tab: PageTab,
  path: string,
  at: { readonly begin: (moment: string) => void; readonly found: (fault: FoundFault) => void },
): Promise<UsedControls> {
  const end = performance.now() + USE_MS;
  let used = 0;
  while (used < MOST_CONTROLS && performance.now() < end) {
    const answer = await tab.evaluate(nextControl, ANSWER_MS);
    if (!answer) return { used, isComplete: false, isFrozen: true };
    const step = v.safeParse(controlSchema, answer.value);
    if (!step.success || step.output.kind === 'none') return { used, isComplete: step.success, isFrozen: false };
    used += 1;
    at.begin(momentOf(step.output));
    await perform(tab, step.output);
    const after = await tab.evaluate(settled, ANSWER_MS);
    if (!after) return { used, isComplete: false, isFrozen: true };
    // A control may lead to another page: that one is checked by its own team.
    if (typeof after.value === 'string' && after.value !== path) {
      await tab.evaluate('history.back()', ANSWER_MS);
      await tab.evaluate(settled, ANSWER_MS);
      await tab.evaluate(settled, ANSWER_MS);
      continue;
    }
    const colours = v.safeParse(v.array(v.string()), (await tab.evaluate(overlayColours, ANSWER_MS))?.value);
    for (const text of colours.success ? colours.output : []) at.found({ kind: 'contrast', text });
  }
  return { used, isComplete: false, isFrozen: false };
}
