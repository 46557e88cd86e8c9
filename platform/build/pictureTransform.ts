import { readFileSync } from 'node:fs';
import { pictureUrl } from './pictureUrl.ts';

/** The same as `pictureLoader`, for Jest. */
export default {
  process: (_source: string, file: string) => ({
    code: `module.exports = ${JSON.stringify(pictureUrl(file, readFileSync(file)))};`,
  }),
};
