#!/usr/bin/env node
// @ts-check
/**
 * The command `artha-convert`, in JavaScript because it must start on whatever Node the machine has: an older one cannot
 * run TypeScript, so the command then runs itself again with the Node that npm installed for this repository.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const failed = 2;

/** @returns {string | undefined} */
function findInstalledNode() {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin/node');
  } catch {
    return undefined;
  }
}

function runWithInstalledNode() {
  const node = findInstalledNode();
  if (node === undefined) {
    console.error(`artha-convert needs Node.js 24 and runs on ${process.version}: run npm ci, which installs it.`);
    return failed;
  }
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  return status ?? failed;
}

if (process.features.typescript) await import('../src/convert/main.ts');
else process.exitCode = runWithInstalledNode();
