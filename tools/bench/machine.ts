import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { chromiumPath } from './browser.ts';
import { root } from './paths.ts';

/** The machine on which the figures were measured. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Load average of the last minute before measuring: a load near the number of cores distorts the figures. */
  readonly load: string;
  readonly node: string;
  readonly chromium: string;
  readonly commit: string;
}

function say(command: string, ...parameters: string[]): string {
  try {
    return execFileSync(command, parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** Describes this machine and the commit that is measured on it. */
export function describeMachine(): Machine {
  const changed = say('git', 'status', '--porcelain') !== '';
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    cores: cpus().length,
    load: (loadavg()[0] ?? 0).toFixed(1),
    node: process.version,
    chromium: say(chromiumPath(), '--version'),
    commit: say('git', 'rev-parse', '--short', 'HEAD') + (changed ? ' with changes' : ''),
  };
}
