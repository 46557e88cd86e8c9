import * as v from 'valibot';
import { explainViolation } from '../browser/remedies.ts';

const violationSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    directive: v.string(),
    blocked: v.string(),
    sample: v.string(),
    place: v.string(),
  }),
);

/**
 * Code of a page in development that tells the server what the policy blocks, each once, and logs its answer: what it
 * means for a visitor, and what lifts it.
 * @param address of the server that gets it.
 */
export const violationScript = (address: string): string => `(() => {
  const told = new Set();
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = event;
    const place = sourceFile ? sourceFile + ':' + lineNumber + ':' + columnNumber : '';
    const body = JSON.stringify({ directive: effectiveDirective, blocked: blockedURI, sample: sample ?? '', place });
    if (told.has(body)) return;
    told.add(body);
    fetch(${JSON.stringify(address)}, { method: 'POST', body })
      .then((response) => response.text())
      .then((text) => console.error(text), () => undefined);
  }, true);
})()`;

/**
 * Explains what a page in development has told.
 * @throws if it is something else.
 */
export function describeViolation(told: string): string {
  const { place, ...violation } = v.parse(violationSchema, told);
  const { does, remedy, isHarmless } = explainViolation(violation);
  const effect = isHarmless ? 'This is harmless' : 'Visitors’ pages block this, too';
  const where = place === '' ? '' : ` (${place})`;
  return `${effect}: a script ${does}${where}.${remedy === undefined ? '' : `\nRemedy: ${remedy}.`}`;
}
