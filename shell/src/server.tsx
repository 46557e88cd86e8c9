import * as jsxRuntime from 'react/jsx-runtime';
import * as react from 'react';
import type { ComponentType, ReactElement } from 'react';
import * as reactDom from 'react-dom';
import { prerender } from 'react-dom/static.edge';
import * as styledComponents from 'styled-components';
import * as v from 'valibot';
import * as shared from '@artha/shared';
import type { Language } from '@artha/shared';
import {
  languageOf,
  PAGE_LANGUAGES,
  pathInLanguage,
  registryIn,
  type FoundRoute,
  type LoadServerModule,
  type PageData,
  type PlaceholderKind,
} from '@artha/shared/contract';
import { Page } from '@artha/shared/design';
import { notFoundEnglish } from './texts/en/notFound.ts';
import { providePageLanguage, provideSite, sharedEnglish } from '@artha/shared/internal';
import { App, type AppProps } from './App.tsx';
import script from './hydration/earlyScript.ts?inline';
import { documentStyle, headLinks } from './document/documentHead.ts';
import { composedLocation, createLocationStore } from './routing/location.ts';
import { brand } from './sharePicture/brand.ts';
import { ID_PREFIX, ROOT_ID } from './document/root.ts';
import { createScreens } from './screen/createScreens.ts';
import { isComponent } from './screen/isComponent.ts';
import { createViewStore } from './routing/view.ts';
import { viewAt } from './routing/viewAt.ts';
import { Slot } from './slot/Slot.tsx';
import { providePageTexts } from './texts/pageTexts.ts';
import { placeholderTexts } from './texts/placeholder.ts';
import { earlyTexts, translations } from './texts/translations.ts';

// The exports are the shell's part of `shellServerSchema`; the composer parses them.

/** The packages that remotes' server bundles share. */
export const shareScope = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@artha/shared': shared,
};

/** The one inline script of the pages in a language. */
export function earlyScript(language: Language): string {
  return `__earlyTexts=${JSON.stringify(earlyTexts[language])};${script}`;
}

export { brand, documentStyle, headLinks, ROOT_ID as rootId };

/** The 404 page has an address that no remote owns. */
export const shellPages = [
  { path: '/404', title: 'Not found', description: notFoundEnglish.title },
  ...PAGE_LANGUAGES.map((lang) => ({
    path: pathInLanguage('/404', lang),
    lang,
    title: translations[lang].notFound.title,
    description: translations[lang].notFound.lead,
  })),
  { path: '/~health', title: 'Health', description: 'What this page is made of, and what went wrong in this tab.' },
  { path: '/~offline', title: 'Offline', description: 'What this device keeps of the site for use without a network.' },
];

/** Markup and its style element. */
interface Rendered {
  readonly html: string;
  readonly style: string;
}

/**
 * Renders the page of a path to complete HTML, shell and remote together.
 * @returns the markup of the root element and its style element.
 * @throws what a component threw: a page that does not render is not published.
 */
export function render(
  path: string,
  page: PageData,
  load: LoadServerModule,
  placeholder?: PlaceholderKind,
): Promise<Rendered> {
  return renderPart(App, { path, page, load, placeholder });
}

/**
 * Renders the region with the screen of a path: the same markup as in the whole page, in a third of the time.
 * @returns the markup of the region and its style element.
 * @throws what a component threw.
 */
export function renderRegion(
  path: string,
  page: PageData,
  load: LoadServerModule,
  placeholder?: PlaceholderKind,
): Promise<Rendered> {
  return renderPart(Region, { path, page, load, placeholder });
}

/** The page to render, with its data. */
interface ToRender {
  readonly path: string;
  readonly page: PageData;
  readonly load: LoadServerModule;
  readonly placeholder: PlaceholderKind | undefined;
}

const own = v.object({ Placeholder: v.custom<ComponentType>(isComponent, 'a component') });

/** The slot where it is in `App`: React makes ids from the positions of a component and of those around it. */
function Region(props: AppProps): ReactElement {
  return (
    <>
      {null}
      {null}
      <>
        {null}
        <Slot {...props} />
      </>
      {null}
    </>
  );
}

/**
 * The module that a page renders: that of its screen, or one that has the placeholder under the screen's name.
 * @throws if the loaded module exports no `Placeholder`.
 */
async function loadContent({ remote, route }: FoundRoute, { path, load, placeholder }: ToRender): Promise<unknown> {
  if (!placeholder) return load(remote, route.screen);
  if (placeholder === 'own') return { [route.screen]: v.parse(own, await load(remote, route.screen)).Placeholder };
  const Placeholder = () => (
    <Page title={route.title} lead={placeholderTexts[languageOf(path)]}>
      {null}
    </Page>
  );
  return { [route.screen]: Placeholder };
}

async function renderPart(Part: ComponentType<AppProps>, asked: ToRender): Promise<Rendered> {
  const { path, page, placeholder } = asked;
  const language = languageOf(path);
  const texts = language === 'en' ? undefined : translations[language];
  providePageTexts(texts);
  providePageLanguage(language, texts?.shared ?? sharedEnglish);
  const registry = registryIn(page.registry, language);
  provideSite(page.config, registry);
  const screenAt = createScreens(registry, (found) => loadContent(found, asked));
  const current = viewAt(path, screenAt);
  const isPlaceholder = current.kind === 'screen' && placeholder !== undefined;
  const view = createViewStore(isPlaceholder ? { ...current, placeholder: 'replaced' } : current);
  if (current.kind === 'screen') {
    await current.screen.start();
    const status = current.screen.status.get();
    if (status.kind === 'failed') throw status.failure;
  }
  const locationStore = createLocationStore(composedLocation(path).pathname);
  const sheet = new styledComponents.ServerStyleSheet();
  const errors: unknown[] = [];
  try {
    const part = <Part locationStore={locationStore} view={view} navigator={inertNavigator} />;
    const { prelude } = await prerender(sheet.collectStyles(part), {
      identifierPrefix: ID_PREFIX,
      // A large screen would else be written aside and put in place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error: unknown, { componentStack }) => {
        // A stack of calls does not say which component rendered the one that fails.
        if (error instanceof Error && Object.isExtensible(error)) Object.assign(error, { componentStack });
        errors.push(error);
      },
    });
    const html = await readText(prelude);
    if (errors.length > 0) throw errors[0];
    return { html, style: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** The text of a stream of UTF-8. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

const refuse = () => {
  throw new Error('Nothing navigates while a page is composed.');
};

const inertNavigator = {
  createHref: (to: string | { pathname?: string; search?: string; hash?: string }) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: refuse,
  push: refuse,
  replace: refuse,
};
