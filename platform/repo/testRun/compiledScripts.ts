import vm from 'node:vm';

type CompileFunction = typeof vm.compileFunction;

interface Compiled {
  readonly code: string;
  readonly script: vm.Script;
}

/**
 * Compiles each file once for all contexts: `compileFunction` compiles it again in each.
 * @param compileFunction compiles code that a script cannot hold: with a dynamic import, or for no context.
 * @param Script compiles all other code.
 */
export function keepScripts(compileFunction: CompileFunction, Script = vm.Script): CompileFunction {
  const scripts = new Map<string, Compiled>();
  return (code, params = [], options = {}) => {
    const { filename = '', parsingContext } = options;
    if (parsingContext === undefined || /\bimport\s*\(/.test(code)) return compileFunction(code, params, options);
    // On the first line, so that lines and columns of errors stay.
    const opening = `(function(${params.join(',')}){`;
    const wrapped = `${opening}${code}\n})`;
    const known = scripts.get(filename);
    const script =
      known?.code === wrapped ? known.script : new Script(wrapped, { filename, columnOffset: -opening.length });
    scripts.set(filename, { code: wrapped, script });
    const compiled: unknown = script.runInContext(parsingContext);
    if (typeof compiled !== 'function') throw new TypeError(`${filename} is not a module.`);
    return compiled;
  };
}
