import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const text = v.pipe(v.string(), v.minLength(1));

/** An action of a visitor on the page. */
const deedSchema = v.union([
  /** Presses a button, a tab, an option or whatever else has this name. */
  v.strictObject({ press: text }),
  /** Clicks what a selector of Playwright finds. */
  v.strictObject({ click: text }),
  /** Types into fields, by their labels. */
  v.strictObject({ fill: v.record(text, v.string()) }),
  /** Presses a key of the keyboard. */
  v.strictObject({ key: text }),
  /** Chooses options of native selects, by their labels. */
  v.strictObject({ choose: v.record(text, text) }),
  /** Types into what has the focus. */
  v.strictObject({ type: text }),
  v.strictObject({ focus: text }),
  v.strictObject({ hover: text }),
  /** Moves what a selector finds onto what another one finds. */
  v.strictObject({ drag: text, to: text }),
]);
/** An action of a visitor on the page. */
export type Deed = v.InferOutput<typeof deedSchema>;

const routeSchema = v.record(text, v.unknown());

const variantSchema = v.strictObject({
  /** The change in a few words: `needs: { inlineStyles: true }`. */
  as: text,
  /** The properties of the route in `remote.config.ts` besides its address and texts. */
  route: v.optional(routeSchema, {}),
  /** The name of another screen in `rows/`, without its ending. */
  screen: v.optional(text),
});
/** A way to write a screen. */
export type Variant = v.InferOutput<typeof variantSchema>;

const headSchema = v.strictObject({
  /** The library or habit, as people name it. */
  title: text,
  /** The packages that a team installs, by npm's names. */
  packages: v.optional(v.array(text), []),
  /** A text that a visitor sees before doing anything. Its presence in the published HTML means that the page is composed. */
  shows: text,
  /** A selector of the library's drawing in a browser; if it is missing, the text `shows` is enough. */
  draws: v.optional(text),
  do: v.array(deedSchema),
  /** A text, or a selector that starts with `css=`, that is visible afterwards. */
  then: text,
  /** Values of the route that the screen has from the start. */
  route: v.optional(routeSchema, {}),
  /** Other fields of `remote.config.ts`. */
  config: v.optional(routeSchema, {}),
  /** The text of an error that the screen throws itself, which React then writes to the console. */
  throws: v.optional(text),
  /** A command of an installed package that the team runs before it builds. */
  prepare: v.optional(v.array(text), []),
  /** The variants that a team tries, in this order, if the screen as written does not work. */
  variants: v.optional(v.array(variantSchema), []),
  /** One of the rows with which the table began. */
  first: v.optional(v.boolean(), false),
});

/** A library or habit, with a screen that uses it as its own documentation shows. */
export interface LibraryRow extends v.InferOutput<typeof headSchema> {
  /** In the names of files, the remote and the address. */
  readonly name: string;
  /** The file of the screen. */
  readonly screen: string;
}

const rowsFolder = join(import.meta.dirname, 'rows');

/** The facts in the comment at the start of a screen. @throws naming the file and the fault. */
export function parseHead(file: string, content: string): v.InferOutput<typeof headSchema> {
  const [, head] = /^\/\*---\n([^]*?)\n---\*\//.exec(content) ?? [];
  if (head === undefined) throw new Error(`${file} does not start with its facts, between /*--- and ---*/.`);
  const parsed = v.safeParse(headSchema, parse(head));
  if (parsed.success) return parsed.output;
  throw new Error(`${file}: ${v.summarize(parsed.issues)}`);
}

/** All rows, those with which the table began first. */
export function readRows(folder: string = rowsFolder): LibraryRow[] {
  return globSync('*.{tsx,jsx}.txt', { cwd: folder })
    .map((file) => ({ file, name: basename(file).replace(/\.[jt]sx\.txt$/, '') }))
    .filter(({ name }) => !name.includes('.'))
    .map(({ file, name }) => ({
      name,
      screen: join(folder, file),
      ...parseHead(file, readFileSync(join(folder, file), 'utf8')),
    }))
    .sort((a, b) => Number(b.first) - Number(a.first) || a.name.localeCompare(b.name));
}

/** The folder with further files of a row's remote. */
export const furtherFiles = (name: string): string => join(rowsFolder, name);
