import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { failures } from '@artha/shared/contract';
import { refusals } from './publish/refusal.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The first column of the rows of a Markdown text whose first cell has the given form. */
function firstCells(text: string, form: RegExp): string[] {
  return text
    .split('\n')
    .map((line) => line.split('|')[1]?.trim().replaceAll('`', '') ?? '')
    .filter((cell) => form.test(cell));
}

describe('the documents', () => {
  test('explain every refusal, and no other code', () => {
    expect(firstCells(read('docs/publishing.md'), /^RE-/)).toEqual(Object.keys(refusals));
  });

  test('explain every failure, and no other code', () => {
    expect(firstCells(read('docs/failures.md'), /^AR-/)).toEqual(Object.keys(failures));
  });

  test('explain every event, and no other', () => {
    const declared = [...read('shared/src/events/events.ts').matchAll(/'([a-z:]+)': declareEvent/g)];
    expect(firstCells(read('docs/events.md'), /^[a-z]+:[a-z]+$/)).toEqual(declared.map(([, name]) => name));
  });

  test('lead to files that are there', () => {
    const texts = globSync(['*.md', 'docs/**/*.md', '*/README.md'], { cwd: root });
    const links = texts.flatMap((text) =>
      [...read(text).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => join(text, '..', link)),
    );
    expect(links.filter((link) => globSync(link, { cwd: root }).length === 0)).toEqual([]);
  });
});

describe('every remote', () => {
  const configs = globSync('mfe-*/remote.config.ts', { cwd: root });

  test.each(configs)('has its owner among the code owners, and a workflow of its own: %s', (config) => {
    const folder = config.split('/')[0] ?? '';
    const [, owner] = /owner: '([a-z-]+)'/.exec(read(config)) ?? [];
    expect(read('.github/CODEOWNERS')).toMatch(new RegExp(`^/${folder}/ +@artha/${owner ?? 'nobody'}$`, 'm'));
    expect(read(`.github/workflows/${folder}.yml`)).toContain(`remote: ${folder.replace('mfe-', '')}\n`);
  });
});
