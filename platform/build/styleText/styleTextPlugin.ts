import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { fillStyles } from './fillStyles.ts';

const first = join(import.meta.dirname, '../runtime/styleText.js');

/** Lets each script that creates style elements fill them by text, which the page's policy would not allow. */
export class StyleTextPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StyleTextPlugin', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'StyleTextPlugin',
        ([source, map, more], module) => {
          if (!module.type.startsWith('javascript/') || module.resource === first) return [source, map, more];
          const text = String(source);
          const filled = fillStyles(text, first, module.type === 'javascript/esm');
          return filled === text ? [source, map, more] : [filled, map, undefined];
        },
      );
    });
  }
}
