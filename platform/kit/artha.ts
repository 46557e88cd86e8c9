#!/usr/bin/env node
import { runArtha } from './runArtha.ts';

try {
  process.exitCode = await runArtha(process.argv.slice(2), process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
