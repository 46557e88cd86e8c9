import * as v from 'valibot';
import { expandPath } from './routes.ts';

/** Addresses of the site's configuration that an entry can lead to. */
const configuredAddresses = [
  'waitlistUrl',
  'x',
  'discord',
  'youtube',
  'instagram',
  'news',
  'blog',
  'documentation',
  'about',
] as const;

/** A page of the site, or a part of one: `/pricing`, `/#contact`. It may hold `{product}`, as a path may. */
const internalLinkSchema = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)([\w~/-]|\{product\})*(#[\w-]+)?$/, 'an address of the site such as /pricing or /#contact'),
);

const base = {
  label: v.string(),
  /** Entries of a place are shown by ascending order, then by label. */
  order: v.number(),
};

const link = {
  ...base,
  to: internalLinkSchema,
  /** An address of the configuration that takes precedence over `to` where the site has it. */
  configured: v.optional(v.picklist(configuredAddresses)),
  /** Leaves the entry out of a site that does not have the `configured` address. */
  onlyIfConfigured: v.optional(v.boolean()),
};

const menuItemSchema = v.object({ label: v.string(), description: v.string(), to: internalLinkSchema });

const menuSchema = v.object({
  ...base,
  place: v.literal('bar'),
  /** The page behind the whole menu, such as the index of all tools; its last row leads there. */
  to: v.optional(internalLinkSchema),
  /** The rows of the menu; `tools` stands for every tool of the registry. */
  menu: v.union([v.literal('tools'), v.array(menuItemSchema)]),
});

const linkSchema = v.object({
  ...link,
  place: v.picklist(
    ['bar', 'action', 'legal', 'sign-in', 'account'],
    'one of the places bar, action, footer, legal, sign-in and account',
  ),
});

const columnLinkSchema = v.object({ ...link, place: v.literal('footer'), column: v.string() });

/**
 * What a remote puts into the site's navigation, and where:
 * - `bar`: the navigation bar and the menu of small screens; an entry is a link or opens a menu
 * - `action`: the button at the end of the bar
 * - `footer`: a column of the footer; columns are shown by the lowest order of their entries
 * - `legal`: the legal texts, in a column of their own
 * - `sign-in`: the way to sign in, at the end of the bar, while nobody is signed in
 * - `account`: the menu of who is signed in
 *
 * Each is read as what it says it is. A union would take an entry whose menu is wrong for a link, without its menu, and
 * would not say what is wrong with one that is none of the three.
 */
export const navigationEntrySchema = v.lazy((entry) => {
  if (typeof entry !== 'object' || entry === null) return linkSchema;
  if ('menu' in entry) return menuSchema;
  return 'place' in entry && entry.place === 'footer' ? columnLinkSchema : linkSchema;
});

/** An entry that a remote puts into the site's navigation. */
export type NavigationEntry = v.InferOutput<typeof navigationEntrySchema>;
/** An entry that opens a menu. */
export type NavigationMenu = v.InferOutput<typeof menuSchema>;
/** An entry that is a link. */
export type NavigationLink = Exclude<NavigationEntry, NavigationMenu>;

/** An entry with the product's name in its addresses. */
export function expandNavigationEntry(entry: NavigationEntry, product: string): NavigationEntry {
  if (!('menu' in entry)) return { ...entry, to: expandPath(entry.to, product) };
  const { to, menu } = entry;
  return {
    ...entry,
    ...(to && { to: expandPath(to, product) }),
    menu: menu === 'tools' ? menu : menu.map((item) => ({ ...item, to: expandPath(item.to, product) })),
  };
}
