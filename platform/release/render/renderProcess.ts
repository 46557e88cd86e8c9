import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { answerTasks } from './answerTasks.ts';
import { renderRequestSchema } from './renderRequest.ts';

// Renders the bundles of one remote. Input comes from standard input; each result is a line of the output. The parent
// counts the output, and kills a process that writes too much.
for await (const answer of answerTasks(v.parse(renderRequestSchema, JSON.parse(await text(process.stdin))))) {
  process.stdout.write(`${answer}\n`);
}
