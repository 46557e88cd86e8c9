import * as v from 'valibot';
import type { DevToolsEvent } from '@artha/process/DevTools';
import { decodeReactError, hydrationNumbers, reactErrorNumber } from './decodeReactError.ts';
import type { FoundFault, ScriptPosition } from './PageFault.ts';
import { explainDevice, explainViolation } from '@artha/remote-kit/remedies';
import { REPORT_BINDING, reportSchema } from './watchScript.ts';

const framesSchema = v.optional(
  v.object({
    callFrames: v.array(v.object({ url: v.string(), lineNumber: v.number(), columnNumber: v.number() })),
  }),
);
const exceptionSchema = v.object({
  exceptionDetails: v.object({
    text: v.string(),
    exception: v.optional(v.object({ description: v.optional(v.string()), value: v.optional(v.unknown()) })),
    stackTrace: framesSchema,
  }),
});
const consoleSchema = v.object({
  type: v.literal('error'),
  args: v.array(v.object({ value: v.optional(v.unknown()), description: v.optional(v.string()) })),
  stackTrace: framesSchema,
});
const logSchema = v.object({
  entry: v.object({
    level: v.picklist(['error', 'warning']),
    text: v.string(),
    url: v.optional(v.string()),
    stackTrace: framesSchema,
  }),
});
const bindingSchema = v.object({ name: v.literal(REPORT_BINDING), payload: v.string() });

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

const positionsOf = (stack: v.InferOutput<typeof framesSchema>): ScriptPosition[] =>
  // DevTools count from 0.
  (stack?.callFrames ?? []).map(({ url, lineNumber, columnNumber }) => ({
    url,
    line: lineNumber + 1,
    column: columnNumber + 1,
  }));

/** Whether an address is of another machine than the one that serves the pages of a check. */
function isElsewhere(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address) && new URL(address).hostname !== '127.0.0.1';
}

/** The positions that the text of a stack names. */
export function readStack(text: string): ScriptPosition[] {
  return [...text.matchAll(/((?:https?|blob):[^\s()]+?):(\d+):(\d+)/g)].map(([, url = '', line, column]) => ({
    url,
    line: Number(line),
    column: Number(column),
  }));
}

/** The remedy for a script of no release, by the words of the shell's guard. */
const remedyOfGuard = (text: string): string | undefined =>
  text.includes('may not run on this page')
    ? 'install the package of the script and import it; a worker is in src/workers/, and its route has needs: { workers: true }'
    : undefined;

/** The browser's own words for what the watching script reports with more. */
const isOfPolicy = (text: string): boolean =>
  /Content Security Policy|requires? 'Trusted|Trusted ?Type|violates the following/.test(text);

function readReport(payload: string): FoundFault {
  const report = v.parse(reportSchema, payload);
  if (report.kind === 'violation') {
    const { does, remedy, isHarmless } = explainViolation(report);
    const own = { url: report.file, line: report.line, column: report.column };
    const positions = [own, ...report.components.flatMap(readStack)];
    return { kind: 'violation', text: does, hasSubject: true, remedy, isHarmless, positions };
  }
  const { message, difference, components } = report;
  const shown = difference
    ? `: in ${difference.element} the page has ${difference.composed}, the browser renders ${difference.rendered}`
    : '';
  return {
    kind: 'hydration',
    text: `${decodeReactError(message)}${shown}`,
    remedy: 'what only a browser knows (time, width, storage) in an effect, or in a part by clientOnly',
    positions: components.flatMap(readStack),
  };
}

/** The fault of a page that an event of the browser reports; undefined for all other events. */
export function readEvent({ method, params }: Pick<DevToolsEvent, 'method' | 'params'>): FoundFault | undefined {
  if (method === 'Runtime.bindingCalled' && v.is(bindingSchema, params)) return readReport(params.payload);
  if (method === 'Runtime.exceptionThrown' && v.is(exceptionSchema, params)) {
    const { text, exception, stackTrace } = params.exceptionDetails;
    const said = exception?.description ?? (typeof exception?.value === 'string' ? exception.value : text);
    const number = reactErrorNumber(said);
    // The watching script says what differs.
    if (number !== undefined && hydrationNumbers.includes(number)) return undefined;
    const positions = [...positionsOf(stackTrace), ...readStack(said)];
    if (isOfPolicy(said)) return undefined;
    const what = text.includes('(in promise)')
      ? 'a promise was rejected, and nothing handles it'
      : 'an error was thrown';
    return {
      kind: 'thrown',
      text: `${what}: ${decodeReactError(firstLine(said))}`,
      remedy: remedyOfGuard(said),
      positions,
    };
  }
  if (method === 'Runtime.consoleAPICalled' && v.is(consoleSchema, params)) {
    const words = params.args.map(({ value, description }) => description ?? String(value)).join(' ');
    if (isOfPolicy(words)) return undefined;
    const positions = [...readStack(words), ...positionsOf(params.stackTrace)];
    return {
      kind: 'console',
      text: `the console says: ${decodeReactError(firstLine(words))}`,
      remedy: remedyOfGuard(words),
      positions,
    };
  }
  if (method === 'Log.entryAdded' && v.is(logSchema, params)) {
    const { level, text, url, stackTrace } = params.entry;
    const positions = positionsOf(stackTrace);
    const device = explainDevice(text);
    if (device) return { kind: 'violation', text: device.does, hasSubject: true, remedy: device.remedy, positions };
    if (level !== 'error' || isOfPolicy(text)) return undefined;
    const asked = url !== undefined && text.startsWith('Failed to load resource') ? ` (${url})` : '';
    // The page may ask another site for a picture; whether that answers here says nothing of the page.
    const isHarmless =
      /net::ERR_(?:NAME|INTERNET|CONNECTION|PROXY|ADDRESS|TIMED_OUT|CERT|TUNNEL)/.test(text) && isElsewhere(url);
    return { kind: 'console', text: `${firstLine(text)}${asked}`, positions, isHarmless };
  }
  return undefined;
}
