import { countedAttempt, isFalselyGreen, works, type LibraryOutcome } from './outcome.ts';
import { faultOf } from './results.ts';

/** Describes the outcome of a row in a line. */
export function describeOutcome(outcome: LibraryOutcome): string {
  const counted = countedAttempt(outcome);
  if (!counted) return `${outcome.name}: not tried`;
  const seconds = outcome.attempts.reduce((sum, one) => sum + one.seconds, 0).toFixed(0);
  const size = counted.ownKb === undefined ? '' : `${counted.ownKb.toFixed(1)} KB, `;
  const end = `(${size}${seconds} s)`;
  if (works(counted)) return `works    ${outcome.name}: step ${String(counted.step)}, ${counted.as} ${end}`;
  const kind = isFalselyGreen(counted) ? 'BROKEN ' : 'REFUSED';
  return `${kind}  ${outcome.name}: ${faultOf(counted).slice(0, 300)} ${end}`;
}
