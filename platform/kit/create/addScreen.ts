import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemoteConfig } from '@artha/build/readConfiguration';
import { toKebabCase } from '@artha/build/screenFile';
import { writeTemplate } from './writeTemplate.ts';

const CONFIG_FILE = 'remote.config.ts';

/** `YearByYear` → `Year by year`. */
function toTitle(component: string): string {
  const words = toKebabCase(component).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The entry of a page in `routes`. */
function routeLines(path: string, screen: string, title: string): string {
  return `    {
      path: '${path}',
      screen: '${screen}',
      title: '${title}',
      description: 'What ${title} is for, in a sentence: search engines and shared links show it.',
    },
`;
}

/**
 * Adds a page to a remote: its screen with a test, and its route, below the address of the first page, which the policy
 * gives to the remote already.
 * @param folder of the remote.
 * @param name of the component: `YearByYear`.
 * @throws if the name is invalid or taken; then nothing is written.
 */
export async function addScreen(folder: string, name: string | undefined): Promise<void> {
  if (name === undefined || !/^([A-Z][a-z0-9]+)+$/.test(name)) {
    throw new Error('Name the screen as a component: artha add screen YearByYear.');
  }
  const { routes } = await readRemoteConfig(folder);
  if (routes.some(({ screen }) => screen === name)) throw new Error(`${name} is a screen already.`);
  const [base = ''] = routes.map(({ path }) => path.replace(/\/(\{page\})?$/, ''));
  const path = `${base}/${toKebabCase(name)}`;
  const title = toTitle(name);
  const written = writeTemplate(
    folder,
    { COMPONENT: name, TITLE: title, PATH: path },
    'src/screens/SCREEN-FOLDER/*.tsx.txt',
  );
  for (const file of written) console.log(`  ${file}`);

  const file = join(folder, CONFIG_FILE);
  const config = readFileSync(file, 'utf8');
  const lines = routeLines(path, name, title);
  const changed = config.replace(
    /^( *routes: \[\n(?:.*\n)*?)( *\],)$/m,
    (_, list: string, end: string) => list + lines + end,
  );
  if (changed === config) {
    console.log(`\nAdd its page to routes of ${CONFIG_FILE}:\n\n${lines}`);
    return;
  }
  writeFileSync(file, changed);
  console.log(`  ${CONFIG_FILE} (its page: ${path})`);
}
