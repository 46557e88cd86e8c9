import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { answerTasks, makeBaseImage } from './answerTasks.ts';
import { processRequestSchema } from './bundleRequest.ts';
import { TIME_ZONE } from './locale.ts';

// The interpreter has the dates of its host: they are the same on every machine.
process.env['TZ'] = TIME_ZONE;

// Runs bundles, or makes the image from which all of them start. Standard input is a line of JSON, followed by the image if
// there is one; each result is a line of the output. The parent counts the output, and kills a process that writes too
// much.
const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const request = v.parse(processRequestSchema, JSON.parse(input.toString('utf8', 0, end)));
if ('base' in request) {
  const answer = await makeBaseImage(request).then(
    (image) => ({ json: Buffer.from(image).toString('base64') }),
    (error: unknown) => ({ error: String(error) }),
  );
  process.stdout.write(`${JSON.stringify(answer)}\n`);
} else {
  for await (const answer of answerTasks(request, input.subarray(end + 1))) process.stdout.write(`${answer}\n`);
}
