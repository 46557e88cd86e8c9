import vm from 'node:vm';

type CompileFunction = typeof vm.compileFunction;

interface Compiled {
  readonly code: string;
  readonly opening: string;
  /** Undefined for code that a script cannot hold. */
  readonly script: vm.Script | undefined;
}

/**
 * Compiles each file once for all contexts: `compileFunction` compiles it again in each.
 * @param compileFunction compiles code that a script cannot hold: with a dynamic import, or for no context.
 * @param Script compiles all other code.
 */
export function keepScripts(compileFunction: CompileFunction, Script = vm.Script): CompileFunction {
  const known = new Map<string, Compiled>();
  const compile = (code: string, opening: string, filename: string): Compiled => {
    const before = known.get(filename);
    // Jest passes the same string for each context: equal without comparing its characters.
    if (before?.code === code && before.opening === opening) return before;
    const isScript = !/\bimport\s*\(/.test(code);
    // The opening is on the first line, so that lines and columns of errors stay.
    const options = { filename, columnOffset: -opening.length };
    const script = isScript ? new Script(`${opening}${code}\n})`, options) : undefined;
    const compiled = { code, opening, script };
    known.set(filename, compiled);
    return compiled;
  };
  return (code, params = [], options = {}) => {
    const { filename = '', parsingContext } = options;
    if (parsingContext === undefined) return compileFunction(code, params, options);
    const { script } = compile(code, `(function(${params.join(',')}){`, filename);
    if (script === undefined) return compileFunction(code, params, options);
    const compiled: unknown = script.runInContext(parsingContext);
    if (typeof compiled !== 'function') throw new TypeError(`${filename} is not a module.`);
    return compiled;
  };
}
