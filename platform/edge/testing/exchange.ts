import { connect, type Socket } from 'node:net';

/** A raw connection to a server, for requests that no client library sends. */
export function openConnection(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ host: hostname, port: Number(port) });
}

/** Everything that arrives on a connection until it is closed; a reset counts as a close. */
export function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.once('close', () => {
      resolve(Buffer.concat(chunks).toString('latin1'));
    });
  });
}

/** Sends raw lines of a request and reads until the server closes. */
export async function exchange(url: string, ...lines: readonly string[]): Promise<RawAnswer> {
  const socket = openConnection(url);
  const text = readToEnd(socket);
  socket.write(lines.join('\r\n'), 'latin1');
  return readAnswer(await text);
}

/** A response, read as bytes from a connection. */
export interface RawAnswer {
  readonly status: number;
  /** By name in lower case; a repeated header has both values. */
  readonly headers: Readonly<Record<string, string>>;
  /** Everything after the headers. */
  readonly body: string;
  readonly text: string;
}

/** Parses the first response in a server's output. */
export function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name] ?? ''}, ${value}` : value;
  }
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4), text };
}
