import { bundleStart } from '../bundles/bundleStart.ts';
import { explainError } from './explainError.ts';
import type { SourceReader } from './sourceReader.ts';
import type { RenderFailure } from './failuresStep.ts';

/** A failure whose message is what a team needs: its cause and its place on the first line, then the line and the remedy. */
export class RenderFault extends Error {
  readonly failure: RenderFailure;

  constructor(failure: RenderFailure) {
    const { source, remedy } = failure;
    super([describeCause(failure), ...(source === undefined ? [] : [`  ${source}`]), remedy].join('\n'));
    this.name = 'RenderFault';
    this.failure = failure;
  }
}

/** The cause and its place: `… (recharts 3.1.0, at src/screens/Tax.tsx:12)`. */
function describeCause({ cause, package: one, file, line }: RenderFailure): string {
  const places = [
    ...(one ? [`${one.name} ${one.version}`.trim()] : []),
    ...(file === undefined ? [] : [`at ${file.replace(/^\.\//, '')}:${line ?? 1}`]),
  ];
  return places.length === 0 ? cause : `${cause} (${places.join(', ')})`;
}

/** Writes the failures of a remote, those with the same cause together. */
export function describeFailures(failures: readonly RenderFailure[]): string {
  const alike = Map.groupBy(failures, (one) => [describeCause(one), one.source ?? '', one.remedy].join('\n  '));
  return [...alike]
    .map(([text, [first, ...others]]) => {
      const more = others.length === 0 ? '' : ` and ${others.map(({ path }) => path).join(', ')}`;
      return `${first?.path ?? ''} (${first?.screen ?? ''})${more} ${others.length === 0 ? 'does' : 'do'} not render: ${text.replace(/\n {2}(?=\n)/, '')}`;
    })
    .join('\n');
}

/** Components of a stack whose sources are looked for. */
const MOST_COMPONENTS = 20;

/** A position in a server bundle, as the interpreter writes it in a stack. */
const position = /\b(server\/[^\s():]+\.cjs):(\d+):(\d+)/g;

/** The places of a stack in the sources, the innermost first; frames of the shell and of the interpreter are left out. */
function placesOf(stack: string, { mapFrame }: Pick<SourceReader, 'mapFrame'>) {
  return [...stack.matchAll(position)].flatMap(([, script = '', line = '', column = '']) => {
    // The interpreter puts the bundle into a function.
    const own = line === '1' ? Math.max(1, Number(column) - bundleStart.length) : Number(column);
    const { source, text } = mapFrame(`${script}:${line}:${own}`);
    const [, file, sourceLine] = /^(.*?):(\d+):\d+$/.exec(source ?? '') ?? [];
    return file === undefined ? [] : [{ file, line: Number(sourceLine), text }];
  });
}

/** A component in a stack, as React and the interpreter write it. */
const component = /^ *at ([A-Z][\w$]*) \(/gm;

/** The team's line that rendered the failing component: a stack of calls does not have it, because React calls both. */
function findUse(error: string, reader: SourceReader) {
  const names = [...error.matchAll(component)].map(([, name = '']) => name).slice(0, MOST_COMPONENTS);
  for (const [index, name] of names.entries()) {
    const found = index > 0 && reader.findUse(name, names[index - 1] ?? '');
    if (found) return found;
  }
  return undefined;
}

/**
 * Explains why a page does not render.
 * @param error as the interpreter describes it: message and stack; or the reason of a check.
 * @param reader of the release's source maps, if it has some.
 */
export function explainFailure(
  { path, screen, error }: { readonly path: string; readonly screen: string; readonly error: string },
  reader: SourceReader,
): RenderFailure {
  const { versions } = reader;
  const places = placesOf(error, reader);
  const own = places.find(({ file }) => file.startsWith('./')) ?? findUse(error, reader);
  const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(places[0]?.file ?? '')?.[1];
  const { cause, remedy } = explainError(error, { packageName: name, file: own?.file });
  return {
    path,
    screen,
    cause,
    ...(name !== undefined && { package: { name, version: versions[name] ?? '' } }),
    ...(own && { file: own.file, line: own.line, ...(own.text !== undefined && { source: own.text }) }),
    remedy,
  };
}

/** The place of formatting that browsers may do otherwise: `src/screens/Tax.tsx:12`; undefined if it is not known. */
export function placeOf(stack: string, reader: SourceReader): string | undefined {
  const places = placesOf(stack, reader);
  const place = places.find(({ file }) => file.startsWith('./')) ?? places[0];
  return place && `${place.file.replace(/^\.\//, '')}:${place.line}`;
}
