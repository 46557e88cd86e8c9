import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { BuildValues } from './readConfiguration.ts';
import { installedFolder } from './resolve/installedFolder.ts';

/** A value as an expression of JavaScript. */
export function writeValue(value: BuildValues[string]): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** The line of a source that first uses a name of `process.env`; undefined if it is not found. */
export function lineOfName(source: string, name: string): number | undefined {
  const used = new RegExp(String.raw`\bprocess\s*\??\.\s*env\s*(?:\??\.\s*|(?:\?\.)?\[\s*['"\`])${name}\b`);
  const index = used.exec(source)?.index;
  return index === undefined ? undefined : source.slice(0, index).split('\n').length;
}

/** Describes the fault of a source that uses a value without a name in the configuration. */
function describeUnnamed(file: string, folder: string, name: string): string {
  const line = lineOfName(readFileSync(file, 'utf8'), name);
  return (
    `${relative(folder, file)}${line === undefined ? '' : `, line ${line}`}: process.env.${name} has no value in a browser. ` +
    `Name it in remote.config.ts, if everyone may read it: define: { ${name}: process.env.${name} }.`
  );
}

/**
 * Writes values of the build for `process.env.NAME`, as no process exists in a browser or where pages are rendered. In
 * installed packages other names are undefined; in the remote's own sources they are an error.
 */
export class ValuesPlugin {
  readonly #folder: string;
  readonly #side: string;
  readonly #values: BuildValues;

  constructor(folder: string, side: string, values: BuildValues) {
    this.#folder = folder;
    this.#side = side;
    this.#values = values;
  }

  apply(compiler: Compiler): void {
    const values = Object.entries(this.#values).map(([name, value]) => [name, writeValue(value)] as const);
    new webpack.DefinePlugin({
      ...Object.fromEntries(values.map(([name, value]) => [`process.env.${name}`, value])),
      'process.browser': String(this.#side === 'browser'),
    }).apply(compiler);
    const nodeEnv = ['NODE_ENV', JSON.stringify(compiler.options.mode)] as const;
    const everything = `({${[nodeEnv, ...values].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}})`;
    const known = new Set(['NODE_ENV', ...Object.keys(this.#values)]);

    compiler.hooks.compilation.tap('ValuesPlugin', (_compilation, { normalModuleFactory }) => {
      const { ConstDependency } = webpack.dependencies;
      for (const type of ['javascript/auto', 'javascript/dynamic', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('ValuesPlugin', (parser) => {
          const replace = (text: string, range: [number, number] | undefined) => {
            if (range) parser.state.module.addPresentationalDependency(new ConstDependency(text, range));
            return true;
          };
          parser.hooks.expressionMemberChain
            .for('process')
            .tap('ValuesPlugin', (expression, [first, name, ...more]) => {
              if (first !== 'env' || name === undefined || known.has(name)) return undefined;
              const { module } = parser.state;
              const file = module.nameForCondition() ?? '';
              if (installedFolder(file) === undefined && file.startsWith(this.#folder))
                module.addError(new webpack.WebpackError(describeUnnamed(file, this.#folder, name)));
              return more.length === 0 ? replace('undefined', expression.range) : undefined;
            });
          parser.hooks.expression
            .for('process.env')
            .tap('ValuesPlugin', (expression) => replace(everything, expression.range));
        });
      }
    });
  }
}
