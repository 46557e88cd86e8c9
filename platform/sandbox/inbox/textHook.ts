import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Inbox } from './inbox.ts';

/** What Supabase Auth sends to its hook for text messages (`internal/hooks/v0hooks`, `SendSMSInput`). */
const inputSchema = v.object({
  user: v.object({ phone: v.optional(v.string(), '') }),
  sms: v.object({ otp: v.string(), phone: v.optional(v.string(), '') }),
});

/** Takes the text messages of a Supabase Auth beside this, in place of a phone network. */
export function textHook(app: FastifyInstance, inbox: Inbox): void {
  app.post('/text-hook', async (request, reply) => {
    const input = v.safeParse(inputSchema, request.body);
    if (!input.success) return reply.code(400).send({ error: v.summarize(input.issues) });
    const { sms, user } = input.output;
    const phone = sms.phone || user.phone;
    inbox.text({ to: `+${phone.replace(/^\+/, '')}`, text: `Your code is ${sms.otp}`, code: sms.otp });
    return {};
  });
}
