import { connect } from 'node:net';
import { once } from 'node:events';

const BOUNDARY = 'artha-boundary';

/** An upload that was started and pauses halfway. */
export interface HalfUpload {
  /** The site's response, although the upload never ends. */
  readonly answer: Promise<string>;
}

/** Sends the first half of a statement to a site, and then pauses. */
export async function sendHalf(site: string): Promise<HalfUpload> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const body = [
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="bank"',
    '',
    'hdfc',
    `--${BOUNDARY}`,
    'Content-Disposition: form-data; name="file"; filename="statement.csv"',
    'Content-Type: text/csv',
    '',
    'Date,Narration,Debit,Credit,Balance\r\n',
  ].join('\r\n');
  socket.write(
    [
      'POST /upload HTTP/1.1',
      `Host: ${hostname}:${port}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length: 100000',
      '',
      body,
    ].join('\r\n'),
  );
  let text = '';
  socket.setEncoding('utf8');
  const answer = new Promise<string>((resolve, reject) => {
    socket.on('data', (part: string) => {
      text += part;
      const [head = '', rest = ''] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (Buffer.byteLength(rest) >= length) socket.end();
    });
    socket.once('error', reject);
    socket.once('close', () => {
      resolve(text);
    });
  });
  return { answer };
}
