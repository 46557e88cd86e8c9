import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { stepPrograms } from './stepPrograms.ts';

// Does one step with the bytes of a team. Standard input is a line of JSON, followed by bytes; each result is a line of
// the output, and bytes may follow.
const input = await buffer(process.stdin);
const end = input.indexOf('\n');
const requestSchema = v.object({ name: v.string(), input: v.unknown() });
const request = v.parse(requestSchema, JSON.parse(input.toString('utf8', 0, end)));
const run = stepPrograms.get(request.name);
if (!run) throw new Error(`There is no step ${request.name}.`);
for await (const result of run(request.input, input.subarray(end + 1)))
  process.stdout.write(result instanceof Uint8Array ? result : `${JSON.stringify(result)}\n`);
