import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../sample.ts';

const execute = promisify(execFile);

const MOST_TEXT = 64 * 1024 * 1024;

/**
 * Milliseconds that poppler's `pdftotext -layout` takes for a file, process and all: it finds no rows and proves
 * nothing, so nobody can be faster with the same text. Undefined where it is not installed.
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

/** What the shell's `times` says last: the processor time of what it ran, `0m0.35s` by itself and `0m0.01s` in the system. */
const timesPattern = /(?<minutes>\d+)m(?<seconds>[\d.]+)s \S+\s*$/;

/** Seconds of processor time that the same takes, without those of the system. Undefined where it is not installed. */
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
