import { CONTRAST_REMEDY } from './contrastFault.ts';
import * as v from 'valibot';
import {
  clickCurrent,
  controlSchema,
  focusCurrent,
  nextControl,
  overlayColours,
  setCurrent,
  settled,
  settledSchema,
  type ControlStep,
} from './controlsScript.ts';
import type { FoundFault } from './PageFault.ts';
import type { PageTab } from '@artha/remote-kit/PageTab';

/** How long the controls of a page are used. */
const USE_MS = 5000;
/** How long the page's thread may be busy at once. */
const ANSWER_MS = 5000;
const MOST_CONTROLS = 60;

/** How the use of a page ended: a limit of time or number, scripts that keep it busy, a notice in place of the screen. */
type UseEnd = 'done' | 'limit' | 'frozen' | 'failed';

/** Limits and memory of the use of a page, which may go on after a load. */
export class ControlUse {
  /** How many controls have the same words, by those. */
  readonly alike = new Map<string, number>();
  used = 0;
  #leftMs = USE_MS;

  /** Runs a part of the use. @returns how it ended. */
  async run(part: (isAllowed: () => boolean) => Promise<UseEnd>): Promise<UseEnd> {
    const start = performance.now();
    const end = await part(() => this.used < MOST_CONTROLS && performance.now() - start < this.#leftMs);
    this.#leftMs -= performance.now() - start;
    return end;
  }

  /** Leaves out the controls with the same words: one has failed. */
  leaveOut(alike: string): void {
    this.alike.set(alike, MOST_CONTROLS);
  }

  /** Counts the use of a control. @param alike its words. */
  count(alike: string): void {
    this.used += 1;
    this.alike.set(alike, (this.alike.get(alike) ?? 0) + 1);
  }
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

/** The listener to the use of a page. */
export interface UseListener {
  /** A moment begins. */
  readonly begin: (moment: string) => void;
  readonly found: (fault: FoundFault) => void;
}

/**
 * Uses the controls of a page's screen, and of the dialogs that open: each once, within a limit of time. Ends once the
 * shell shows a notice in place of the screen.
 */
export function useControls(tab: PageTab, path: string, use: ControlUse, listener: UseListener): Promise<UseEnd> {
  return use.run(async (isAllowed) => {
    const before = v.safeParse(settledSchema, (await tab.evaluate(settled, ANSWER_MS))?.value);
    const failures = before.success ? before.output.failures : 0;
    while (isAllowed()) {
      const answer = await tab.evaluate(nextControl([...use.alike]), ANSWER_MS);
      if (!answer) return 'frozen';
      const step = v.parse(controlSchema, answer.value);
      if (step.kind === 'none') return 'done';
      if (step.kind !== 'escape') use.count(step.alike);
      listener.begin(momentOf(step));
      await perform(tab, step);
      const after = await tab.evaluate(settled, ANSWER_MS);
      if (!after) return 'frozen';
      const shown = v.safeParse(settledSchema, after.value);
      if (shown.success && shown.output.failures > failures) {
        if (step.kind !== 'escape') use.leaveOut(step.alike);
        return 'failed';
      }
      // A control may lead to another page: that one is checked by its own team.
      if (shown.success && shown.output.path !== path) {
        await tab.evaluate('history.back()', ANSWER_MS);
        await tab.evaluate(settled, ANSWER_MS);
        await tab.evaluate(settled, ANSWER_MS);
        continue;
      }
      const colours = v.safeParse(v.array(v.string()), (await tab.evaluate(overlayColours, ANSWER_MS))?.value);
      for (const text of colours.success ? colours.output : [])
        listener.found({ kind: 'contrast', text, remedy: CONTRAST_REMEDY });
    }
    return 'limit';
  });
}
