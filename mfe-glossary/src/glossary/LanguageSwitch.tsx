import { chooseLanguage, language, Link, useLocation, useNavigate } from '@artha/shared';
import { VisuallyHidden } from '@artha/shared/design';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTexts } from '../texts/texts.ts';

/** The paths of the glossary in its languages. */
const paths = { en: '/finterms', hi: '/hi/finterms' } as const;

/**
 * Links to the same page in the other language and remembers the choice: later English pages redirect to Hindi. A
 * person who opens a Hindi page from a search engine also gets definitions in Hindi on this visit.
 * @param page what follows the path of the glossary, such as `/sip`; empty for the list.
 */
export function LanguageSwitch({ page = '' }: { readonly page?: string }): ReactElement {
  const texts = useTexts();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { other } = texts;
  const otherPath = paths[other.language] + page;

  const followChoice = useEffectEvent(() => {
    if (texts.language === 'hi') language.set('hi');
    else if (language.get() === 'hi') void navigate({ pathname: otherPath, search }, { replace: true });
  });
  useEffect(() => {
    followChoice();
  }, []);

  return (
    <Link
      to={{ pathname: otherPath, search }}
      lang={other.language}
      hrefLang={other.language}
      onClick={() => {
        chooseLanguage(other.language);
      }}
    >
      <other.Label>{other.label}</other.Label>
      {other.romanised && ` (${other.romanised})`}
      <VisuallyHidden lang={texts.language}> ({other.description})</VisuallyHidden>
    </Link>
  );
}
