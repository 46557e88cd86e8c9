import type { FurtherId } from '../domain/furtherIds.ts';
import type { Ratio } from '../domain/ratios/ratio.ts';
import type { Reading } from '../domain/ratios/reading.ts';
import type { TermId } from '../domain/termIds.ts';
import type { PanelTexts } from './panelTexts.ts';

/** How to read a ratio, in the texts of a language; undefined for a person’s own. */
export function readingOf(ratio: Ratio, texts: PanelTexts): Reading | undefined {
  if (typeof ratio !== 'string') return undefined;
  const readings: Readonly<Record<TermId | FurtherId, Reading>> = { ...texts.readings, ...texts.furtherTexts };
  return readings[ratio];
}
