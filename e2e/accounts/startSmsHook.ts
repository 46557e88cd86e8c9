import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { textMessageSchema } from '@artha/sandbox/textHook';
import { Mailbox } from './startMailServer.ts';

/** A stand-in for a service that sends text messages. */
export interface SmsHook {
  readonly nextCode: (to: string) => Promise<string>;
  readonly close: () => void;
}

/** Starts the hook that GoTrue calls instead of a phone network, on the loopback interface. */
export async function startSmsHook(port: number): Promise<SmsHook> {
  const mailbox = new Mailbox<{ readonly to: string; readonly code: string }>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      mailbox.add(v.parse(textMessageSchema, body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    nextCode: async (to) => (await mailbox.next(to)).code,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
