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
