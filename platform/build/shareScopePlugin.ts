import webpack, { type Compiler } from 'webpack';

/** The code that webpack writes for one package that a build provides: `register("react", "19.3.1", () => …, 1);`. */
const registration = /^\s*register\(".*\);$/gm;

/**
 * Replaces webpack's start of a share scope, which agrees with other providers on versions: the shell is the only one, so
 * its packages are in the scope from the start.
 */
export class ShareScopePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShareScopePlugin', (compilation) => {
      const from = JSON.stringify(compilation.outputOptions.uniqueName);
      compilation.hooks.runtimeModule.tap('ShareScopePlugin', (module) => {
        if (module.name !== 'sharing') return;
        const generate = module.generate.bind(module);
        module.generate = () =>
          webpack.Template.asString([
            'const scope = {};',
            `const register = (name, version, get) => { scope[name] = { [version]: { get, from: ${from}, eager: true } }; };`,
            ...(generate()?.match(registration) ?? []),
            `${webpack.RuntimeGlobals.shareScopeMap} = { default: scope };`,
          ]);
      });
    });
  }
}
