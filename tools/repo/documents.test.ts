import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { failures, registrySchema, releaseSchema } from '@artha/shared/contract';
import { refusals } from '@artha/core/refusal';
import { root } from '@artha/process/root';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The first column of the rows of a Markdown text whose first cell matches. */
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

  test('link existing files', () => {
    const texts = globSync(['*.md', 'docs/**/*.md', '*/README.md'], { cwd: root });
    const links = texts.flatMap((text) =>
      [...read(text).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => join(text, '..', link)),
    );
    expect(links.filter((link) => globSync(link, { cwd: root }).length === 0)).toEqual([]);
  });
});

describe('each decision', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root });

  test('has a status and its date', () => {
    const form = /^# \d+\. .+\n\nStatus: (accepted|replaced by \[decision \d+\]\(.+\)), \d{4}-\d\d-\d\d\n\n/;
    expect(decisions.filter((file) => !form.test(read(file)))).toEqual([]);
  });

  test('is in the list, with its title, status and date', () => {
    const rows = decisions.map((file) => {
      const [, number, title, status, date] = /^# (\d+)\. (.+)\n\nStatus: (.+), (.+)\n/.exec(read(file)) ?? [];
      return [`[${number}. ${title}](${basename(file)})`, status, date];
    });
    const listed = read('docs/decisions/README.md')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cells) => cells[2]?.startsWith('['));
    expect(listed.map((cells) => cells.slice(2, 5)).sort()).toEqual(rows.sort());
  });

  test('names existing files', () => {
    const named = decisions.flatMap((file) =>
      [...read(file).matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|js|mjs|conf))`/g)].map(([, path = '']) => path),
    );
    // Those of any remote begin with its src/.
    const missing = named.filter((path) => globSync([path, `*/{,*/,src/,src/*/}${path}`], { cwd: root }).length === 0);
    expect(missing.filter((path) => !path.startsWith('src/'))).toEqual([]);
  });
});

/** The cells of the rows of each table with a column of tests. */
const testedRows = (text: string): string[][] =>
  text
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n').map((line) => line.split('|').map((cell) => cell.trim())))
    .filter(([head]) => head?.at(-2) === 'test')
    .flatMap((lines) => lines.slice(2).filter((cells) => cells.length > 1));

test.each(['SECURITY.md', 'docs/trust.md', 'docs/failures.md'])(
  'each promise in %s names the tests that repeat its attack',
  (file) => {
    const rows = testedRows(read(file));
    expect(rows.length).toBeGreaterThan(5);
    const lacking = rows.filter((cells) => {
      const tests = cells.at(-2) ?? '';
      if (/^(the same|none: )/.test(tests)) return false;
      const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
      return (
        files.length === 0 || files.some((one) => !/\.(test|spec)\.tsx?$/.test(one) || !existsSync(join(root, one)))
      );
    });
    expect(lacking).toEqual([]);
  },
);

/** Names in the first column of a table; `extras.kind`, `owner` means `extras.kind`, `extras.owner`. */
function fieldsOf(table: string): string[] {
  return table.split('\n').flatMap((line) => {
    const names = [...(line.split('|')[1] ?? '').matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name);
    const prefix = /^\w+\./.exec(names[0] ?? '')?.[0] ?? '';
    return names.map((name) => (name.includes('.') ? name : prefix + name));
  });
}

describe('docs/registry.md has every field, and no other,', () => {
  const [, release = '', registry = ''] = read('docs/registry.md').split(/^## A release|^## The registry/m);
  const tableOf = (section: string) => section.split(/^1\. /m)[0] ?? '';

  test('of a release', () => {
    const fields = releaseSchema.options.flatMap((option) => Object.keys(option.entries));
    expect(fieldsOf(tableOf(release)).sort()).toEqual([...new Set(fields)].sort());
  });

  test('of a version in the registry', () => {
    const { extras, metadata, deployment, ...plain } = registrySchema.entries.microFrontends.value.item.entries;
    const fields = [
      ...Object.keys(plain),
      ...Object.entries({ extras, metadata, deployment }).flatMap(([name, schema]) =>
        Object.keys(schema.entries).map((field) => `${name}.${field}`),
      ),
    ];
    expect(fieldsOf(tableOf(registry.slice(registry.indexOf('| field')))).sort()).toEqual(fields.sort());
  });
});

test('the code owner of a remote is the team in its configuration', () => {
  const lines = [...read('.github/CODEOWNERS').matchAll(/^\/(mfe-[\w-]+)\/ +@artha\/(\S+)$/gm)];
  const configs = lines.map(([, folder = '', owner = '']) => ({ file: `${folder}/remote.config.ts`, owner }));
  expect(configs.length).toBeGreaterThan(0);
  for (const { file, owner } of configs.filter(({ file }) => existsSync(join(root, file)))) {
    expect([file, read(file)]).toEqual([file, expect.stringContaining(`owner: '${owner}'`)]);
  }
});
