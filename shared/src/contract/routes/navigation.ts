import * as v from 'valibot';
import { labelSchema } from './label.ts';
import { PAGE_LANGUAGES } from './languages.ts';
import { expandPath } from './routes.ts';

/** Configured addresses that an entry can link to. */
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
  label: labelSchema,
  /** A remote's own entries of an area are shown by ascending order, then by label; the site orders those of several remotes. */
  order: v.number(),
  /** The language of its texts if it is not English. It takes the place of the English entry to the same page. */
  lang: v.optional(v.picklist(PAGE_LANGUAGES)),
};

const link = {
  ...base,
  to: internalLinkSchema,
  /** A configured address that takes precedence over `to` if the site has it. */
  configured: v.optional(v.picklist(configuredAddresses)),
  /** Leaves the entry out of a site that does not have the `configured` address. */
  onlyIfConfigured: v.optional(v.boolean()),
};

const menuItemSchema = v.object({ label: labelSchema, description: v.string(), to: internalLinkSchema });

const menuSchema = v.object({
  ...base,
  area: v.literal('bar'),
  /** The page behind the whole menu, such as the index of all tools; its last row leads there. */
  to: v.optional(internalLinkSchema),
  /** The rows of the menu; `tools` means every tool of the registry. */
  menu: v.union([v.literal('tools'), v.array(menuItemSchema)]),
});

const linkSchema = v.object({
  ...link,
  area: v.picklist(
    ['bar', 'action', 'legal', 'sign-in', 'account'],
    'one of the areas bar, action, footer, legal, sign-in and account',
  ),
});

const columnLinkSchema = v.object({ ...link, area: v.literal('footer'), column: labelSchema });

/**
 * An entry of a remote in the site's navigation, by its area:
 * - `bar`: the navigation bar and the menu of small screens; an entry is a link or opens a menu
 * - `action`: the button at the end of the bar
 * - `footer`: a column of the footer; columns are shown by the lowest order of their entries
 * - `legal`: the legal texts, in a column of their own
 * - `sign-in`: the sign-in link at the end of the bar, shown to signed-out visitors
 * - `account`: the menu of a signed-in person
 *
 * Parses each entry by its declared kind. A union would parse an entry with an invalid menu as a link, and would not
 * explain what is wrong with an entry of no kind.
 */
export const navigationEntrySchema = v.lazy((entry) => {
  if (typeof entry !== 'object' || entry === null) return linkSchema;
  if ('menu' in entry) return menuSchema;
  return 'area' in entry && entry.area === 'footer' ? columnLinkSchema : linkSchema;
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
