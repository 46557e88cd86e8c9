#!/usr/bin/env node
/** Starts the Firefox of `.artha/firefox` for Playwright, with a relay for its commands. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { browserAt } from './recorded.ts';
import { relay } from './relay.ts';

const path = browserAt('firefox');
if (!path) throw new Error('There is no Firefox: node tools/repo/setup.mjs --browsers');
const firefox = spawn(path, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 0));
for await (const line of createInterface(firefox.stderr)) {
  const endpoint = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  console.error(endpoint ? `WebDriver BiDi listening on ${await relay(`${endpoint}/session`)}` : line);
}
