import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { Interpreter } from './interpreter.ts';
import { renderRequestSchema, type RenderRequest } from './renderRequest.ts';

/** Writes one line; the parent counts them, and kills who writes too much. */
function answer(json: string): void {
  process.stdout.write(`${json}\n`);
}

async function run({ shell, bundles, page, tasks, limits }: RenderRequest): Promise<void> {
  const interpreter = await Interpreter.create(limits);
  interpreter.loadShell(shell, page);
  for (const { path, code } of bundles) interpreter.loadBundle(code, path);
  for (const task of tasks) answer(interpreter.run(task));
}

// Renders the bundles of one remote. What it is given comes in, what it made goes out: it has nothing else.
try {
  await run(v.parse(renderRequestSchema, JSON.parse(await text(process.stdin))));
} catch (error) {
  // The answer to the task at hand; there is none to those after it.
  answer(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
}
