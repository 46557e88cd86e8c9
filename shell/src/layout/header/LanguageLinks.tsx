import type { ElementType, MouseEvent, ReactElement } from 'react';
import { chooseLanguage, pageLanguage, useStore, type Language } from '@artha/shared';
import { VisuallyHidden } from '@artha/shared/design';
import { findRoute, originalPath, pathInLanguage } from '@artha/shared/contract';
import { fill, siteRegistry } from '@artha/shared/internal';
import { pagePath, type LocationStore } from '../../routing/location.ts';
import { frameTexts } from '../../texts/frameTexts.ts';

/** The names of the languages for their own readers. */
const names: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The same page in each other language in which the site has it. */
function translationsOf(path: string): readonly { readonly language: Language; readonly to: string }[] {
  const language = pageLanguage();
  const route = findRoute(siteRegistry(), path)?.route;
  // Every page in another language is there in English.
  if (language !== 'en') return [{ language: 'en', to: route ? originalPath(path, language) : '/' }];
  return (route?.translations ?? []).map((one) => ({ language: one, to: pathInLanguage(path, one) }));
}

interface LanguageLinksProps {
  readonly locationStore: LocationStore;
  /** The link, in the look of its place. */
  readonly as: ElementType;
}

/**
 * Links to the same page in other languages, and remembers the choice on this device. Each is a document load: another
 * language is another frame.
 */
export function LanguageLinks({ locationStore, as: Anchor }: LanguageLinksProps): ReactElement {
  const here = useStore(locationStore);
  const { readIn, languages } = frameTexts();
  return (
    <>
      {translationsOf(pagePath(here)).map(({ language, to }) => (
        <Anchor
          key={language}
          href={to + here.search}
          lang={language}
          hrefLang={language}
          onClick={({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
            // Tools keep a person's figures there, and change them without the router.
            currentTarget.hash = location.hash;
            chooseLanguage(language);
          }}
        >
          {names[language]}
          <VisuallyHidden lang={pageLanguage()}> ({fill(readIn, { language: languages[language] })})</VisuallyHidden>
        </Anchor>
      ))}
    </>
  );
}
