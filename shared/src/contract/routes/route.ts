import * as v from 'valibot';
import { labelSchema } from './label.ts';
import { PAGE_LANGUAGES } from './languages.ts';
import { needsSchema } from './needs.ts';

const toolCardSchema = v.object({
  /** May hold `{product}`, as a path may. */
  name: labelSchema,
  description: v.string(),
  /** The task of the tool, for sentences about all tools: `sort a statement`. */
  task: v.optional(v.string()),
  /** A large card shows the tool's picture; small ones come below the large ones. Large by default. */
  size: v.optional(v.picklist(['large', 'small'])),
  /** A remote's own cards are shown by ascending order, then by name; the site orders those of several remotes. */
  order: v.number(),
});

const screen = v.pipe(v.string(), v.regex(/^[A-Z][A-Za-z0-9]*$/, 'a component name such as TaxCalculator'));

const dialogSchema = v.object({
  /**
   * The event that opens it, for the page that it names. A host that does not know the event leaves the dialog closed.
   */
  event: v.pipe(v.string(), v.regex(/^[a-z]+:open$/, 'an event such as term:open')),
  /** The exposed component: it gets the event's payload, and renders one closed dialog, or nothing if it has none. */
  screen,
});

const path = v.pipe(
  v.string(),
  v.regex(/^\/$|^(\/([\w~-]|\{product\})+)+(\/\{page\})?$/, 'a path such as /tools/name or /terms/{page}'),
);

const aliasSchema = v.object({
  /** Its own address: `/glossary`. */
  path: v.pipe(v.string(), v.regex(/^(\/([\w~-]|\{product\})+)+$/, 'a path such as /glossary')),
  /** The id of the page element to which it links: `contact`. */
  part: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'an id such as contact'))),
});

const familyPageSchema = v.object({
  /** The value of `{page}` in its address. */
  page: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a word of an address such as mutual-funds')),
  title: v.string(),
  description: v.string(),
});

/**
 * The fields of a page of a remote. `path` may hold `{product}`, a placeholder for the configured product name. `screen`
 * names the exposed component. `tool` puts a card on the tools index.
 */
export const routeEntries = {
  path,
  screen,
  title: v.string(),
  description: v.string(),
  tool: v.optional(toolCardSchema),
  /** For families: each page can also be opened over any other page that is not isolated, as a dialog. */
  dialog: v.optional(dialogSchema),
  /** Other addresses that redirect to the page. A family has none. */
  aliases: v.optional(v.array(aliasSchema)),
  /** Keep search engines away (forms of the account pages). */
  unlisted: v.optional(v.boolean()),
  /**
   * The pages of a family: one screen shows all of them, each at the address where `{page}` at the end of `path` is
   * filled in. Title and description of the route are for the family; browsers do not get this list.
   */
  pages: v.optional(v.pipe(v.array(familyPageSchema), v.minLength(1))),
  /** The language of the screen if it is not English (BCP 47). */
  lang: v.optional(v.picklist(PAGE_LANGUAGES)),
  /**
   * A document of its own: entered and left by document loads, so that no other remote's code has run in it. For data
   * that no other remote may read, such as a password.
   */
  isolated: v.optional(v.boolean()),
  /**
   * Shows personal data, such as the rows of a bank statement. Analytics never record it, even after consent. An
   * isolated route is private, too.
   */
  private: v.optional(v.boolean()),
  /**
   * Files that people may share with the page from other apps, once the site is on their home screen: endings and media
   * types. Only for an isolated route; its screen gets them by `takeSharedFiles`.
   */
  accepts: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^\.[a-z0-9]+$|^[a-z]+\/[a-z0-9.+-]+$/, 'an ending or a media type'))),
  ),
  /**
   * The needs of its page that the site's policy forbids. Such a page is isolated, and the operator's policy must allow
   * each need to the remote.
   */
  needs: v.optional(needsSchema),
  /**
   * `browser`: the screen only renders in a browser. Its page is published with the placeholder beside the screen
   * (`placeholder.tsx`), or a quiet one, and shows the screen once its scripts run.
   */
  render: v.optional(v.literal('browser')),
};

const fieldsSchema = v.object(routeEntries);

/** A page of a remote. */
export type Route = v.InferOutput<typeof fieldsSchema>;

/** A route with needs is isolated. */
export const routeSchema = v.pipe(
  fieldsSchema,
  v.transform<Route, Route>((route) => (route.needs ? { ...route, isolated: true } : route)),
);

/** The card of a tool on the tools index. */
export type ToolCard = v.InferOutput<typeof toolCardSchema>;
