import * as v from 'valibot';
import { PAGE_LANGUAGES, type Language } from '../routes/languages.ts';
import type { PageData } from './page.ts';
import type { DrawableImage, SharePictureContent } from './sharePicture.ts';

/** Loads the module of a remote's screen on the server. */
export type LoadServerModule = (remote: string, screen: string) => Promise<unknown>;

/**
 * The placeholder of a screen that only renders in a browser: the `Placeholder` of the loaded module, or the shell's
 * own placeholder with the page's title.
 */
export type PlaceholderKind = 'own' | 'default';

/**
 * Renders the page of a path, or a part of it, to its markup and its style element.
 * @param placeholder undefined to render the screen.
 */
type Render = (
  path: string,
  page: PageData,
  load: LoadServerModule,
  placeholder?: PlaceholderKind,
) => Promise<{ html: string; style: string }>;

/** Draws a page's preview picture on the context of a canvas of 1200 by 630, with the font `family`. */
type DrawSharePicture<Context> = (
  context: Context,
  content: SharePictureContent,
  family: string,
  icon: DrawableImage | undefined,
) => void;

const isFunction = (value: unknown): boolean => typeof value === 'function';

/**
 * The interface of the shell's server bundle for the composer. The composer chooses the type of the drawing context by
 * `Context`.
 */
export function shellServerSchema<Context>() {
  return v.object({
    /** The server-side share scope: the only packages that remotes' server bundles get. */
    shareScope: v.record(v.string(), v.unknown()),
    /** Renders the whole content of the root element. */
    render: v.custom<Render>(isFunction),
    /** Renders the region with the screen as it is in the page, without the frame around it. */
    renderRegion: v.custom<Render>(isFunction),
    /** The one inline script of the pages in a language. */
    earlyScript: v.custom<(language: Language) => string>(isFunction),
    /** Style and links of every page's head; `base` is the address of the shell's browser files. */
    documentStyle: v.custom<(base: string, language: Language) => string>(isFunction),
    headLinks: v.custom<(base: string) => string>(isFunction),
    /** Id of the element that React owns. */
    rootId: v.string(),
    /** Pages of the shell itself. */
    shellPages: v.array(
      v.object({
        path: v.string(),
        title: v.string(),
        description: v.string(),
        lang: v.optional(v.picklist(PAGE_LANGUAGES)),
      }),
    ),
    brand: v.object({
      drawSharePicture: v.custom<DrawSharePicture<Context>>(isFunction),
      /** A colour of the design as it is in the light theme: `colourToken('accent')`. */
      colourToken: v.custom<(name: string) => string>(isFunction),
      /** Files of the shell's release. */
      font: v.string(),
      icon: v.string(),
      /** Colour of the browser's own interface, and of an installed page before it loads. */
      colours: v.object({ theme: v.string(), ground: v.string() }),
    }),
  });
}

/** The interface of the shell's server bundle for the composer. */
export type ShellServer<Context> = v.InferOutput<ReturnType<typeof shellServerSchema<Context>>>;
