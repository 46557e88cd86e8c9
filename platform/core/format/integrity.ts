import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@artha/shared/contract';

/** Digest in the format of Subresource Integrity (W3C). */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** The source of a script or style in a content security policy (W3C CSP 3), by its text. */
export function sourceOf(text: string): string {
  return `'${integrityOf(text)}'`;
}

/** Size and digest of every file below a release's `browser/` and `server/`, by path. */
export function describeFiles(outDir: string): Release['files'] {
  const paths = ['browser', 'server'].flatMap((side) =>
    readdirSync(join(outDir, side), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1)),
  );
  return Object.fromEntries(
    paths.sort().map((path) => {
      const content = readFileSync(join(outDir, path));
      return [path, { size: content.length, integrity: integrityOf(content) }];
    }),
  );
}
