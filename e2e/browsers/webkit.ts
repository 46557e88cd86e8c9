#!/usr/bin/env node
/** Starts the WebKit of `.artha/webkit` for Playwright, which speaks WebDriver BiDi to it by way of this program. */
import { freePort } from '@artha/process/port';
import { WebSocketServer } from 'ws';
import { browserAt } from './recorded.ts';
import { textOf } from './relay.ts';
import { startDriver, startScreen } from './webkit/Driver.ts';
import { Session } from './webkit/Session.ts';

const path = browserAt('webkit');
if (!path) throw new Error('There is no WebKit: node tools/repo/setup.mjs --browsers');
const screen = await startScreen();
const port = await freePort();
const server = new WebSocketServer({ port, host: '127.0.0.1' });
server.on('connection', (client) => {
  const session = new Session(
    () => startDriver(path, screen),
    (message) => {
      client.send(JSON.stringify(message));
    },
  );
  client.on('message', (data) => {
    void session.handle(textOf(data));
  });
  client.on('close', () => {
    void session.close().then(() => process.exit(0));
  });
});
server.on('listening', () => {
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${String(port)}`);
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
