import { buffer } from 'node:stream/consumers';
import { loadPdfium } from '../engine/index.ts';
import { readPdfiumWasm } from '../service/readPdfiumWasm.ts';
import { runConverter } from './runConverter.ts';

/** The process of `artha-convert`: stdout contains only the result. */

const { stdout, stderr, exitCode } = await runConverter({
  parameters: process.argv.slice(2),
  environment: process.env,
  now: new Date(),
  isTerminal: process.stdout.isTTY,
  readInput: process.stdin.isTTY ? undefined : () => buffer(process.stdin),
  loadPdfium: () => loadPdfium(readPdfiumWasm()),
});
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
