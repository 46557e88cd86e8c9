import { openConnection, readAnswer, readToEnd } from '@artha/edge/testing/exchange';

/** A server to which requests are sent. */
export interface Target {
  readonly name: string;
  readonly url: string;
}

/** How long a response may take, and how long a connection without one is kept, in ms. */
const SILENT_MS = 250;

/** Statuses with which a request is answered that the server understood, or refused. A 500 would be a fault. */
const statuses = new Set([
  200, 204, 206, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 408, 411, 412, 413, 414, 415, 416, 417, 421, 422,
  429, 431, 501, 505,
]);
/** Without the service behind them. */
const unreachable = new Set([502, 503, 504]);
const passedOn = /^\S+ (https?:\/\/[^/ ]*)?\/*(upload|auth\/v1|releases\.json|~health)/i;

async function send(url: string, bytes: string): Promise<string> {
  const socket = openConnection(url);
  socket.setTimeout(SILENT_MS, () => socket.destroy());
  const text = readToEnd(socket);
  socket.write(bytes, 'latin1');
  return text;
}

/** The ordinary request of another visitor, whose answer is known. */
async function visit(url: string, path: string, marker: string): Promise<void> {
  const answer = await fetch(url + path);
  const text = await answer.text();
  if (answer.status !== 200 || !text.includes(marker))
    throw new Error(`Another visitor of ${path} gets ${answer.status}: ${text.slice(0, 200)}`);
}

/**
 * Sends bytes to a server, and visits it as others do.
 * @returns the status of the first response, or `none`.
 * @throws if the server fails, echoes a header, gives away a file that is no address, or another visitor notices.
 */
export async function tryRequest({ name, url }: Target, bytes: string): Promise<string> {
  const text = (await send(url, bytes)).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  // The next ones on the connections between a proxy and the edge.
  await visit(url, '/tools/tax', '<title>/tools/tax</title>');
  await visit(url, '/robots.txt', 'User-agent');
  if (/^x-(injected|hidden):/im.test(text)) throw new Error(`${name} sends a header of the request.`);
  if (text.includes('"_type":"root"')) throw new Error(`${name} gives away a file of the store.`);
  if (text === '') return 'none';
  const { status } = readAnswer(text);
  // An invalid first line of a request is answered as by HTTP/0.9: without a head.
  if (!text.startsWith('HTTP/1.')) return 'page alone';
  if (statuses.has(status) || (unreachable.has(status) && passedOn.test(bytes))) return String(status);
  throw new Error(`${name} answers ${status}: ${text.slice(0, 300)}`);
}
