import * as v from 'valibot';
import { decodeReactError } from './decodeReactError.ts';
import type { FoundFault } from './PageFault.ts';
import type { PageTab } from '@artha/remote-kit/PageTab';
import { readStack } from './readEvent.ts';
import { explainViolation } from '@artha/remote-kit/remedies';

const objectSchema = v.object({ result: v.object({ objectId: v.string() }) });
const objectsSchema = v.object({ objects: v.object({ objectId: v.string() }) });
const failuresSchema = v.object({
  result: v.object({ value: v.array(v.object({ code: v.string(), message: v.string(), stack: v.string() })) }),
});

/** How long the page's thread may be busy at once. */
const ANSWER_MS = 5000;

/** The errors of a page that have a code of the shell; each once. */
const failuresOf = `function () {
  const seen = globalThis[Symbol.for('artha-check-failures')] ??= new WeakSet();
  // Prototypes are among them, whose getters throw.
  const codeOf = (one) => Object.getOwnPropertyDescriptor(one, 'code')?.value;
  return this.filter((one) => /^AR-\\d/.test(codeOf(one)) && !seen.has(one) && seen.add(one))
    .map(({ code, message, stack }) => ({ code, message: String(message), stack: String(stack) }));
}`;

/** The need that a message about Trusted Types asks for. */
function remedyOf(message: string): string | undefined {
  if (!/Trusted(HTML|Script|ScriptURL)/.test(message)) return undefined;
  const sample = message.includes('TrustedHTML')
    ? 'Element innerHTML'
    : message.includes('TrustedScriptURL')
      ? 'HTMLScriptElement src'
      : 'eval';
  return explainViolation({ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', sample }).remedy;
}

/**
 * The failures that the shell met in a page since the last call. It shows them as a notice and logs none of them; their
 * stack is that of the components, which names the team's own.
 */
export async function readFailures(tab: PageTab): Promise<FoundFault[]> {
  const prototype = await tab.sendInTime('Runtime.evaluate', { expression: 'Error.prototype' }, ANSWER_MS);
  if (!v.is(objectSchema, prototype)) return [];
  const { objectId: prototypeObjectId } = prototype.result;
  const objects = await tab.sendInTime(
    'Runtime.queryObjects',
    { prototypeObjectId, objectGroup: 'failures' },
    ANSWER_MS,
  );
  if (!v.is(objectsSchema, objects)) return [];
  const { objectId } = objects.objects;
  const call = { objectId, functionDeclaration: failuresOf, returnByValue: true };
  const answer = await tab.sendInTime('Runtime.callFunctionOn', call, ANSWER_MS);
  await tab.sendInTime('Runtime.releaseObjectGroup', { objectGroup: 'failures' }, ANSWER_MS);
  if (!v.is(failuresSchema, answer)) return [];
  return answer.result.value.map(({ message, stack }) => ({
    kind: 'failure',
    text: `visitors see that it did not load: ${decodeReactError(message.split('\n', 1)[0] ?? '')}`,
    remedy: remedyOf(message),
    positions: readStack(stack),
  }));
}
