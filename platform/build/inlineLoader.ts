import { transformSync } from '@swc/core';
import type { LoaderDefinition } from 'webpack';

/** `import text from './earlyScript.ts?inline'`: the module as one minified classic script, to be inlined in a page. */
const inlineLoader: LoaderDefinition = (source) => {
  const { code } = transformSync(source, {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      minify: { compress: { passes: 3 }, mangle: { toplevel: true } },
    },
    module: { type: 'es6' },
    minify: true,
    configFile: false,
    swcrc: false,
  });
  return `(()=>{${code.replace(/export\s*\{\s*\};?/g, '')}})()`;
};

export default inlineLoader;
