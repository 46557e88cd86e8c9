import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.ts';

/** A command in `node_modules/.bin`, then its arguments. */
export type Command = readonly [string, ...string[]];

interface Outcome {
  readonly passed: boolean;
  /** The command's output; empty if it was passed on. */
  readonly output: string;
}

interface RunOptions {
  /** `gather` keeps the command's output, `show` passes it on while it runs. */
  readonly output: 'gather' | 'show';
  readonly env?: Readonly<Record<string, string>>;
}

const bin = join(root, 'node_modules/.bin');

/** Runs a command of an installed package at the repository's root. */
export function runCommand([command, ...args]: Command, { output, env = {} }: RunOptions): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const stream = output === 'show' ? 'inherit' : 'pipe';
    const child = spawn(join(bin, command), args, {
      cwd: root,
      // The commands are scripts that start `node`: they get this one, even if npm did not start us.
      env: { ...process.env, ...env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', stream, stream],
    });
    let text = '';
    const gather = (chunk: Buffer) => {
      text += chunk.toString();
    };
    child.stdout?.on('data', gather);
    child.stderr?.on('data', gather);
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ passed: code === 0, output: text });
    });
  });
}
