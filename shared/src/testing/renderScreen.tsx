import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { SiteConfig } from '../config/siteConfig.ts';
import { REGISTRY_SCHEMA } from '../contract/registry/registryFormat.ts';
import type { Registry } from '../contract/registry/registry.ts';
import type { Language } from '../contract/routes/languages.ts';
import { providePageLanguage } from '../state/pageLanguage.ts';
import { provideSite } from '../state/site.ts';
import { sharedEnglish } from '../texts/en.ts';
import { sharedHindi } from '../texts/hi.ts';
import type { SharedTexts } from '../texts/sharedTexts.ts';

/** A configuration for tests: complete, with addresses that do not exist. */
export const testConfig: SiteConfig = {
  product: 'Artha',
  origin: 'https://artha.example',
  city: 'Bengaluru, India',
  email: 'hello@artha.example',
  waitlistUrl: 'https://waitlist.example/join',
  pages: { news: 'https://news.example', blog: 'https://blog.example', documentation: '', about: '' },
  parentProject: { name: 'Parent Project', url: 'https://parent.example' },
  social: {
    x: 'https://x.example/artha',
    discord: 'https://discord.example/artha',
    youtube: 'https://youtube.example/artha',
    instagram: 'https://instagram.example/artha',
  },
  uploadUrl: '/upload',
};

const emptyRegistry: Registry = { schema: REGISTRY_SCHEMA, microFrontends: {} };

/** Options of `renderScreen`. */
export interface ScreenOptions {
  readonly path?: string;
  readonly config?: SiteConfig;
  readonly registry?: Registry;
  /** The language of the page; English by default. */
  readonly language?: Language;
}

interface TestRouterProps {
  /** The address of the screen; `/` by default. */
  readonly path?: string | undefined;
  /** The address of the history entry before it; none by default. */
  readonly previousPath?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A router that behaves as the shell's does for a screen (`navigationContract.test.tsx` holds both to it); for tests that
 * render to a string or hydrate by themselves.
 */
export function TestRouter({ path = '/', previousPath, children }: TestRouterProps): ReactElement {
  const entries = previousPath === undefined ? [path] : [previousPath, path];
  return (
    // The shell shows a new address at once; by default, this router would let React take its time.
    <MemoryRouter initialEntries={entries} useTransitions={false}>
      {children}
    </MemoryRouter>
  );
}

const texts: Readonly<Record<Language, SharedTexts>> = { en: sharedEnglish, hi: sharedHindi };

/** Renders a remote's screen as the shell does: with a router, the site's data and the language of its page. */
export function renderScreen(screen: ReactElement, options: ScreenOptions = {}): RenderResult {
  const { language = 'en' } = options;
  providePageLanguage(language, texts[language]);
  provideSite(options.config ?? testConfig, options.registry ?? emptyRegistry);
  return render(<TestRouter path={options.path}>{screen}</TestRouter>);
}
