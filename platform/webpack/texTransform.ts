import { parseFormulas } from './formulas.ts';

/** The same as `texLoader`, for Jest. */
export default {
  process: (source: string) => ({ code: `module.exports = ${JSON.stringify(parseFormulas(source))};` }),
};
