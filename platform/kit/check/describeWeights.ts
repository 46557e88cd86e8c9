import { inKb } from '@artha/core/budgets';
import type { Weight } from './measureModules.ts';

/** How many entries of a screen are shown. */
const MOST_ENTRIES = 12;
/** Width of the longest bar in characters. */
const BAR = 24;

/** A picture of what a screen consists of: a bar for each package and own file, the heaviest first. */
export function describeWeights(screen: string, weights: readonly Weight[]): string {
  const heaviest = weights[0]?.bytes ?? 1;
  const shown = weights.slice(0, MOST_ENTRIES);
  const rest = weights.slice(MOST_ENTRIES).reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = shown.map(({ name, bytes }) => {
    const bar = '█'.repeat(Math.max(1, Math.round((bytes / heaviest) * BAR)));
    return `  ${inKb(bytes).padStart(9)}  ${bar.padEnd(BAR)}  ${name}`;
  });
  const others =
    rest > 0 ? [`  ${inKb(rest).padStart(9)}  ${' '.repeat(BAR)}  ${weights.length - shown.length} more`] : [];
  return [`What weighs in ${screen}, each compressed by itself:`, ...lines, ...others].join('\n');
}
