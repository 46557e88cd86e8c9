import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readRemoteConfig } from '@artha/build/readConfiguration';
import { toKebabCase } from '@artha/build/screenFile';
import { configFile } from '@artha/build/sources';
import { screenValues } from './templates.ts';
import { writeTemplate } from './writeTemplate.ts';

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
 * gives to the remote already. It is written in the language of the remote’s configuration.
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
  const file = configFile(folder, 'remote.config');
  // A remote's pages are in one language.
  const values = screenValues(file.endsWith('.ts') ? 'typescript' : 'javascript');
  const written = writeTemplate(
    folder,
    { COMPONENT: name, TITLE: title, PATH: path, ...values },
    { pattern: 'src/screens/SCREEN-FOLDER/*.__ENDING__.txt' },
  );
  for (const one of written) console.log(`  ${one}`);

  const config = readFileSync(file, 'utf8');
  const lines = routeLines(path, name, title);
  const changed = config.replace(
    /^( *routes: \[\n(?:.*\n)*?)( *\],)$/m,
    (_, list: string, end: string) => list + lines + end,
  );
  if (changed === config) {
    console.log(`\nAdd its page to routes of ${basename(file)}:\n\n${lines}`);
    return;
  }
  writeFileSync(file, changed);
  console.log(`  ${basename(file)} (its page: ${path})`);
}
