import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readWorkspaces } from '@artha/build/readWorkspaces';
import { findFilesSince } from './testRun/changedFiles.ts';
import { planNamed, planPublish } from './testRun/planPublish.ts';

// Prints outputs for a workflow: `shell`, `remotes` and `others` of the plan for the files that changed since a commit,
// or for the package with a name. Both may be empty, as a workflow's inputs are.
const { values } = parseArgs({
  options: { since: { type: 'string', default: '' }, name: { type: 'string', default: '' } },
});
const { since, name } = values;
const repository = process.cwd();
const workspaces = readWorkspaces(repository).map((one) => ({
  ...one,
  isBuilt: existsSync(join(repository, one.folder, 'webpack.config.ts')),
}));
const plan = name === '' ? planPublish(findFilesSince(repository, since), workspaces) : planNamed(name, workspaces);
for (const [output, value] of Object.entries({ ...(name !== '' && { name }), ...plan })) {
  console.log(`${output}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
}
