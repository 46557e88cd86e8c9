import { dirname, join, relative, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { fillStyles } from './fillStyles.ts';

const first = join(import.meta.dirname, '../runtime/styleText.js');

/** The address of the script from the folder of another one: source maps contain it, which are the same in every folder. */
function addressFrom(resource: string): string {
  const address = relative(dirname(resource), first).split(sep).join('/');
  return address.startsWith('.') ? address : `./${address}`;
}

/** Lets each script that creates style elements fill them by text, which the page's policy would not allow. */
export class StyleTextPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StyleTextPlugin', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'StyleTextPlugin',
        ([source, map, more], module) => {
          if (!module.type.startsWith('javascript/') || module.resource === first) return [source, map, more];
          const text = String(source);
          const filled = fillStyles(text, addressFrom(module.resource), module.type === 'javascript/esm');
          return filled === text ? [source, map, more] : [filled, map, undefined];
        },
      );
    });
  }
}
