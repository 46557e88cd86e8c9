import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFormulas } from './formulas.ts';

const parser = readFileSync(join(import.meta.dirname, 'formulas.ts'));

/** The same as `texLoader`, for Jest. */
export default {
  process: (source: string) => ({ code: `module.exports = ${JSON.stringify(parseFormulas(source))};` }),
  // Part of Jest's cache key: with another parser the cached result would be wrong.
  getCacheKey: (source: string) => createHash('sha256').update(parser).update(source).digest('hex'),
};
