import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileNameOf, readSources } from './sources.ts';
import type { Source } from './sources.ts';

/**
 * Fetches statements published by other people into a folder outside this repository, where they are measured: `node
 * statements/evaluation/publishedStatements/fetch.ts FOLDER [--from https://github.com/{owner}/{name}]`.
 */
const { values, positionals } = parseArgs({
  options: { from: { type: 'string', default: 'https://github.com/{owner}/{name}' } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Say which folder the files are put into. Keep it out of this repository.');

const maxFileBytes = 64 * 1024 * 1024;

function fetchRepository(repository: string, commit: string, sources: readonly Source[], into: string): number {
  const [owner = '', name = ''] = repository.split('/');
  const clone = mkdtempSync(join(tmpdir(), 'published-statements-'));
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-C', clone, ...parameters], { maxBuffer: maxFileBytes, stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('init', '--quiet');
    git('fetch', '--quiet', '--depth', '1', values.from.replace('{owner}', owner).replace('{name}', name), commit);
    const kinds = new Set(sources.map(({ kind }) => kind));
    const found = new Set<Source>();
    for (const entry of git('ls-tree', '-r', '-z', 'FETCH_HEAD').toString().split('\0')) {
      const [, blob = '', extension = ''] = /blob ([0-9a-f]{40})\t.*\.(\w+)$/s.exec(entry) ?? [];
      if (![...kinds].some((kind) => kind === extension.toLowerCase())) continue;
      const bytes = git('cat-file', 'blob', blob);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const source = sources.find((one) => one.sha256 === sha256);
      if (source === undefined) continue;
      writeFileSync(join(into, fileNameOf(source)), bytes);
      found.add(source);
    }
    return found.size;
  } finally {
    rmSync(clone, { recursive: true });
  }
}

mkdirSync(folder, { recursive: true });
const sources = readSources();
for (const repository of new Set(sources.map((source) => source.repository))) {
  const own = sources.filter((source) => source.repository === repository);
  for (const commit of new Set(own.map((source) => source.commit))) {
    const wanted = own.filter((source) => source.commit === commit);
    try {
      console.log(`${repository}: ${fetchRepository(repository, commit, wanted, folder)} of ${wanted.length}`);
    } catch {
      console.log(`${repository}: not there, or the commit is not.`);
    }
  }
}
