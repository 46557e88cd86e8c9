import { fstatSync, ftruncateSync, readFileSync, writeSync } from 'node:fs';

const standardOutput = 1;

/** What npm prints before a script, to the standard output as well: two lines that say what it runs. */
const npmBanner = /^\n(?:> .*\n)+\n?$/;

/** Whether the standard output is a file that holds what npm says of itself and nothing else. */
function holdsBannerAlone(): boolean {
  try {
    const { size } = fstatSync(standardOutput);
    return size > 0 && size < 10_000 && npmBanner.test(readFileSync(`/proc/self/fd/${standardOutput}`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Writes the answer to the standard output. In a file that `npm run convert > file` has begun it takes the place of
 * npm's own two lines, which are no part of the answer.
 */
export function writeAnswer(text: string): void {
  if (!holdsBannerAlone()) {
    process.stdout.write(text);
    return;
  }
  ftruncateSync(standardOutput);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSync(standardOutput, bytes, at, bytes.length - at, at);
}
