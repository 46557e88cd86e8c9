import { Link, siteTools } from '@artha/shared';
import { TermLink, TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { references } from '../references/references.ts';
import type { ByTerm, TermText } from '../domain/termText.ts';
import { useTexts, type GlossaryTexts, type TermContentProps } from '../texts/texts.ts';
import { Content, Example, TermSource } from './TermContent.styles.ts';

/** The terms and texts that load with the first definition in a language. */
export interface LoadedTerms {
  readonly terms: ByTerm<TermText>;
  /** Says when a definition was checked. @param day as YYYY-MM-DD. */
  readonly checked: (day: string) => string;
  /** Names a link to a source for screen readers. */
  readonly sourceLink: (source: string) => string;
}

const endings: Readonly<Record<string, string>> = {
  tax: '/tax-calculator',
  report: '-Custom-Report',
  research: '-Equity-Research',
  categorizer: '/transaction-categorizer',
};

/** The tools of the site in which a term matters, by the names that a language has for them. */
function toolsOf(usedIn: readonly string[], { toolNames }: GlossaryTexts) {
  return usedIn.flatMap((id) => {
    const ending = endings[id];
    const tool = ending === undefined ? undefined : siteTools().find(({ path }) => path.endsWith(ending));
    return tool ? [{ path: tool.path, name: toolNames[id] ?? tool.name }] : [];
  });
}

/** The content of a term: definition, example, where it matters, related terms, and the source of its facts. */
export function TermContent({ id, terms, checked, sourceLink }: TermContentProps & LoadedTerms): ReactElement | null {
  const texts = useTexts();
  const text = terms[id];
  const reference = references[id];
  if (!text || !reference) return null;
  const tools = toolsOf(reference.usedIn, texts);
  return (
    <Content>
      <p>{text.definition}</p>
      {text.example !== undefined && (
        <Example>
          <strong>{texts.example}</strong>
          <p>{text.example}</p>
        </Example>
      )}
      <dl>
        <div>
          <dt>{texts.related}</dt>
          {reference.related.map((other) => (
            <dd key={other}>
              <TermLink term={other} hint={texts.definition}>
                {texts.names[other]}
              </TermLink>
            </dd>
          ))}
        </div>
        {tools.length > 0 && (
          <div>
            <dt>{texts.usedIn}</dt>
            {tools.map(({ path, name }) => (
              <dd key={path}>
                <Link to={path} hrefLang="en-IN">
                  {name}
                </Link>
              </dd>
            ))}
          </div>
        )}
      </dl>
      <TermSource>
        {texts.source}:{' '}
        <TextLink to={reference.source.url} aria-label={sourceLink(reference.source.name)}>
          <span lang="en-IN">{reference.source.name}</span>
        </TextLink>
        {reference.source.provision !== undefined && (
          <>
            , <span lang="en-IN">{reference.source.provision}</span>
          </>
        )}
        , {checked(reference.source.checkedOn)}
      </TermSource>
    </Content>
  );
}
