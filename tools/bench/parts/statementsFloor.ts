import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../sample.ts';

const execute = promisify(execFile);

const MOST_TEXT = 64 * 1024 * 1024;

/**
 * Milliseconds that poppler's `pdftotext -layout` takes for a file, with its process: it finds no rows and checks
 * nothing, so no converter can be faster with the same text. Undefined if it is not installed.
 */
export async function measureFloor(path: string, runs: number): Promise<number | undefined> {
  const samples: number[] = [];
  try {
    while (samples.length < runs) {
      const started = performance.now();
      await execute('pdftotext', ['-layout', path, '-'], { maxBuffer: MOST_TEXT });
      samples.push(performance.now() - started);
    }
  } catch {
    return undefined;
  }
  return median(samples);
}

/**
 * The last line of the shell's `times`: the processor time of its children, `0m0.35s` of their own and `0m0.01s` in the
 * system.
 */
const timesPattern = /(?<minutes>\d+)m(?<seconds>[\d.]+)s \S+\s*$/;

/** Seconds of processor time for the same, without system time. Undefined if it is not installed. */
export async function measureProcessorFloor(path: string): Promise<number | undefined> {
  try {
    const script = 'pdftotext -layout "$0" /dev/null && times';
    const { stdout } = await execute('sh', ['-c', script, path]);
    const { minutes, seconds } = timesPattern.exec(stdout)?.groups ?? {};
    return seconds === undefined ? undefined : 60 * Number(minutes) + Number(seconds);
  } catch {
    return undefined;
  }
}
