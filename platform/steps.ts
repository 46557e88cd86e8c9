import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './webpack/baseConfig.ts';

/** A command of an installed package, with a name for people. */
export interface Step {
  readonly name: string;
  /** The command as in `node_modules/.bin`, then its arguments. */
  readonly command: readonly [string, ...string[]];
}

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

const bin = join(root, 'node_modules/.bin');

/**
 * Runs a command of an installed package at the repository's root.
 * @param output `gather` keeps what it prints, `show` passes it on while it runs.
 */
export function runCommand([command, ...args]: Step['command'], output: 'gather' | 'show'): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(bin, command), args, {
      cwd: root,
      // The commands are scripts that ask for `node`: they get this one, also where it was not npm that started us.
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'],
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

/** Seconds since a moment of `performance.now()`, as people read them. */
export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * Runs steps that do not need each other, two at a time, all of them even where one fails. A step that passes is one
 * line; of one that fails everything is shown that it printed.
 * @returns the names of those that failed.
 */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<string[]> {
  const queue = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const started = performance.now();
      const { passed, output } = await runCommand(step.command, 'gather');
      say(`${passed ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(24)}${secondsSince(started).padStart(8)}`);
      if (passed) continue;
      failed.push(step.name);
      say(`${output.trimEnd()}\n`);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}
