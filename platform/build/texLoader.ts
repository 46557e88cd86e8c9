import type { LoaderDefinition } from 'webpack';
import { parseFormulas } from './formulas.ts';

/** `import formulas from './formulas.tex'`: formulas as MathML trees by id; KaTeX only runs at build time. */
const texLoader: LoaderDefinition = (source) => `export default ${JSON.stringify(parseFormulas(source))};`;

export default texLoader;
