import type { ProgramOutcome } from '@artha/process/runProgram';

/** The output of `artha publish`. */
export interface Published {
  readonly isLive: boolean;
  readonly stoppedBy?: string;
  /** The first fault, on one line. */
  readonly fault?: string;
  readonly warnings: readonly string[];
}

const statusLine = /^(ok|WARN|FAILED) +(.+?)(?: {2,}(.*))?$/;

/** The outcomes of checks with the lines below each. */
function readOutcomes(output: string): { status: string; name: string; text: string }[] {
  const outcomes: { status: string; name: string; text: string }[] = [];
  for (const line of output.split('\n')) {
    const [, status, name = ''] = statusLine.exec(line) ?? [];
    const last = outcomes.at(-1);
    if (status !== undefined) outcomes.push({ status, name, text: '' });
    else if (last && line.startsWith('        ')) last.text += `${last.text === '' ? '' : '\n'}${line.slice(8)}`;
  }
  return outcomes;
}

/** Without the digests of policies, which fill most of a browser's message. */
const withoutDigests = (text: string): string => text.replaceAll(/ ?'sha256-[^']+'/g, '');

const lastLines = (output: string): string => output.trim().split('\n').slice(-12).join('\n');

/** Reads what `artha publish` says: what stopped a release, or that it is live. */
export function readPublished({ code, output: printed }: Pick<ProgramOutcome, 'code' | 'output'>): Published {
  const output = withoutDigests(printed);
  const outcomes = readOutcomes(output);
  const warnings = outcomes.filter(({ status }) => status === 'WARN').map(({ name, text }) => `${name}: ${text}`);
  if (code === 0 && output.includes(' is live')) return { isLive: true, warnings };
  const [failed] = outcomes.filter(({ status }) => status === 'FAILED');
  if (failed) {
    const names = outcomes.filter(({ status }) => status === 'FAILED').map(({ name }) => name);
    return { isLive: false, stoppedBy: names.join(', '), fault: failed.text, warnings };
  }
  const built = / does not build:\n([^]*)/.exec(output);
  if (built) return { isLive: false, stoppedBy: 'build', fault: built[1]?.trim().slice(0, 1500) ?? '', warnings };
  return { isLive: false, stoppedBy: 'publish', fault: lastLines(output), warnings };
}

/**
 * The change of the route that a refusal or a warning proposes: `render: 'browser'`, or needs such as
 * `needs: { inlineStyles: true }`. Undefined if it proposes none.
 */
export function readAdvice(text: string): { readonly as: string; readonly route: Record<string, unknown> } | undefined {
  const needs = [...text.matchAll(/needs: ?\{ ?([^}]*)\}/g)].flatMap(([, inner = '']) => [
    ...inner.matchAll(/(\w+): true/g),
  ]);
  const named = [
    ...needs.map(([, name = '']) => name),
    ...[...text.matchAll(/needs\.(\w+)/g)].map(([, name = '']) => name),
  ];
  if (named.length > 0) {
    const names = [...new Set(named)];
    const value = Object.fromEntries(names.map((name) => [name, true]));
    return { as: `needs: { ${names.map((name) => `${name}: true`).join(', ')} }`, route: { needs: value } };
  }
  if (text.includes("render: 'browser'")) return { as: `render: 'browser'`, route: { render: 'browser' } };
  return undefined;
}
