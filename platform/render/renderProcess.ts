import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { answerTasks } from './answerTasks.ts';
import { renderRequestSchema } from './renderRequest.ts';

// Renders the bundles of one remote. What it is given comes in, what it made goes out, a line for each task; the parent
// counts them, and kills who writes too much.
for await (const answer of answerTasks(v.parse(renderRequestSchema, JSON.parse(await text(process.stdin))))) {
  process.stdout.write(`${answer}\n`);
}
