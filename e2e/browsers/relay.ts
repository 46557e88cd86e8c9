import { renameSync } from 'node:fs';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { Repairs } from './Repairs.ts';

/** Data of a socket as text. */
export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? new TextDecoder().decode(data) : data.toString();
}

function connect(client: WebSocket, endpoint: string): void {
  const browser = new WebSocket(endpoint);
  const repairs = new Repairs(renameSync);
  const opened = new Promise((resolve) => browser.once('open', resolve));
  browser.on('message', (data) => {
    for (const message of repairs.answer(textOf(data))) client.send(message);
  });
  client.on('message', (data) => {
    void opened.then(() => {
      browser.send(repairs.command(textOf(data)));
    });
  });
  client.on('close', () => {
    browser.close();
  });
  browser.on('close', () => {
    client.close();
  });
}

/**
 * Passes on what Playwright and a browser say over WebDriver BiDi, and repairs what they do not agree on.
 * @param endpoint the address of the browser's sessions.
 * @returns the address to use instead.
 */
export async function relay(endpoint: string): Promise<string> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (client) => {
    connect(client, endpoint);
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  return `ws://127.0.0.1:${String(address.port)}`;
}
