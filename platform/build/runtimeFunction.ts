import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The call of a function in `runtime/` as an expression, for the runtime of a build.
 * @param args each as an expression.
 */
export function callRuntimeFunction(name: string, ...args: readonly string[]): string {
  const file = readFileSync(join(import.meta.dirname, 'runtime', `${name}.js`), 'utf8');
  return `(${file.slice(file.indexOf(`function ${name}(`))})(${args.join(', ')});`;
}
