import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import * as v from 'valibot';

/** The package that the remote has, and the kit does not. */
const PLUGIN = '@tailwindcss/postcss';

const functionSchema = v.function();
const processorSchema = v.object({ process: functionSchema });
const resultSchema = v.object({
  css: v.string(),
  messages: v.array(v.object({ type: v.string(), file: v.optional(v.string()) })),
});

/** A compiled stylesheet with the files that its rules are from. */
interface TailwindResult {
  readonly css: string;
  readonly files: readonly string[];
}

/** Whether a stylesheet is written for Tailwind: `@import 'tailwindcss'`. */
export function isTailwind(source: string): boolean {
  return /@(?:import|reference)\s+(?:url\()?["']tailwindcss(?:\/[^"']*)?["']|@tailwind\s/.test(source);
}

/** Whether a compiled stylesheet is of Tailwind, whose layers and properties have a known meaning. */
export function isOfTailwind(css: string): boolean {
  return /\/\*! tailwindcss v\d/.test(css);
}

/**
 * Compiles a stylesheet by the Tailwind that the remote has installed, for the classes in its `src`.
 * @param folder of the remote.
 * @throws with what to install if it has none.
 */
export async function compileTailwind(file: string, source: string, folder: string): Promise<TailwindResult> {
  const require = createRequire(join(folder, 'package.json'));
  let path: string;
  try {
    path = require.resolve(PLUGIN);
  } catch {
    throw new Error(`${basename(file)} is for Tailwind: npm install --save-dev tailwindcss ${PLUGIN}.`);
  }
  const plugin = v.parse(functionSchema, require(path));
  const postcss = v.parse(functionSchema, createRequire(path)('postcss'));
  const processor: unknown = postcss([plugin({ base: join(folder, 'src'), optimize: false })]);
  const { process } = v.parse(processorSchema, processor);
  const result = v.parse(resultSchema, await Reflect.apply(process, processor, [source, { from: file }]));
  return {
    css: result.css,
    files: result.messages.flatMap((message) => (message.type === 'dependency' ? (message.file ?? []) : [])),
  };
}
