import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Inbox } from './inbox.ts';

/** The text message in a request of Supabase Auth to its hook (`internal/hooks/v0hooks`, `SendSMSInput`). */
export const textMessageSchema = v.pipe(
  v.object({
    user: v.object({ phone: v.optional(v.string(), '') }),
    sms: v.object({ otp: v.string(), phone: v.optional(v.string(), '') }),
  }),
  v.transform(({ user, sms }) => ({ to: `+${(sms.phone || user.phone).replace(/^\+/, '')}`, code: sms.otp })),
);

/** Receives the text messages of a separate Supabase Auth, instead of a phone network. */
export function textHook(app: FastifyInstance, inbox: Inbox): void {
  app.post('/text-hook', async (request, reply) => {
    const message = v.safeParse(textMessageSchema, request.body);
    if (!message.success) return reply.code(400).send({ error: v.summarize(message.issues) });
    const { to, code } = message.output;
    inbox.text({ to, text: `Your code is ${code}`, code });
    return {};
  });
}
