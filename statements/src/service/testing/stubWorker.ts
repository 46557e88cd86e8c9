import * as v from 'valibot';
import { jobSchema } from '../messages.ts';

/** A child process that sends the messages of a worker, reads no file, and follows the text of its job. */
const deeds: Readonly<Record<string, () => unknown>> = {
  answer: () => process.send?.({ kind: 'refused', code: 'no-text', error: 'Read.' }),
  fail: () => process.send?.({ kind: 'failed' }, () => process.exit()),
  'talk nonsense': () => process.send?.({ kind: 'nonsense' }),
  hang: () => undefined,
};

process.on('message', (message) => deeds[new TextDecoder().decode(v.parse(jobSchema, message).bytes)]?.());
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
