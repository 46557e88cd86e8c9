import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { Mailbox } from './startMailServer.ts';

/** What GoTrue sends to its hook for text messages (`internal/hooks/v0hooks`, `SendSMSInput`). */
const inputSchema = v.object({ sms: v.object({ otp: v.string(), phone: v.optional(v.string()) }) });
const userSchema = v.object({ user: v.object({ phone: v.optional(v.string(), '') }) });

export interface SmsHook {
  readonly nextCode: (to: string) => Promise<string>;
  readonly close: () => void;
}

/** Starts what GoTrue calls instead of a phone network, on loopback. */
export async function startSmsHook(port: number): Promise<SmsHook> {
  const mailbox = new Mailbox<{ readonly to: string; readonly code: string }>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { sms } = v.parse(inputSchema, body);
      const phone = sms.phone ?? v.parse(userSchema, body).user.phone;
      mailbox.add({ to: `+${phone.replace(/^\+/, '')}`, code: sms.otp });
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
