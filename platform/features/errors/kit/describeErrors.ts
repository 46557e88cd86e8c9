import type { ReleaseError } from '../release/errorsSchema.ts';

/** `./src/screens/Tax.tsx:42:17  const rate = rates[year].amount;`, or the position in the built script. */
function describeFrame({ position, source, text }: ReleaseError['frames'][number]): string {
  return `    at ${source ?? position}${text === undefined ? '' : `  ${text}`}`;
}

/** Errors in lines: each with its release, how often it happened, and its stack in the sources. */
export function describeErrors(name: string, errors: readonly ReleaseError[]): string {
  if (errors.length === 0) return `No visitor has met an error of ${name} whose place is known.`;
  const blocks = errors.map(({ version, digest, code, count, last, frames }) =>
    [
      `${code} in ${name} ${version} (${digest}), ${count === 1 ? 'once' : `${count} times`}, last ${last.slice(0, 16).replace('T', ' ')} UTC`,
      ...frames.map(describeFrame),
    ].join('\n'),
  );
  return blocks.join('\n\n');
}
