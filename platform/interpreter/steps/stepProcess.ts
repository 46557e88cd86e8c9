import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { loadProgram } from './loadProgram.ts';

// Does one step with the bytes of a team. Standard input is a line of JSON, followed by bytes; each result is a line of
// the output, and bytes may follow.
const received = await buffer(process.stdin);
const end = received.indexOf('\n');
const requestSchema = v.object({ program: v.string(), input: v.unknown() });
const { program, input } = v.parse(requestSchema, JSON.parse(received.toString('utf8', 0, end)));
const run = await loadProgram(program);
for await (const result of run(input, received.subarray(end + 1)))
  process.stdout.write(result instanceof Uint8Array ? result : `${JSON.stringify(result)}\n`);
