import { Link, siteTools } from '@artha/shared';
import { TermLink, TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { facts } from '../facts/facts.ts';
import type { ByTerm, TermText } from '../texts/termText.ts';
import { useTexts, type TermContentProps } from '../texts/texts.ts';
import { Content, Example, Source } from './TermContent.styles.ts';

interface LoadedProps extends TermContentProps {
  readonly terms: ByTerm<TermText>;
}

const endings: Readonly<Record<string, string>> = {
  tax: '/tax-calculator',
  report: '-Custom-Report',
  research: '-Equity-Research',
  categorizer: '/transaction-categorizer',
};

/** The tools of the site in which a term matters. */
function toolsOf(usedIn: readonly string[]) {
  const wanted = usedIn.flatMap((id) => endings[id] ?? []);
  return wanted.flatMap((ending) => siteTools().find(({ path }) => path.endsWith(ending)) ?? []);
}

/** What a term means: definition, example, where it matters, related terms, and the source of its facts. */
export function TermContent({ id, terms }: LoadedProps): ReactElement | null {
  const texts = useTexts();
  const text = terms[id];
  const fact = facts[id];
  if (!text || !fact) return null;
  const tools = toolsOf(fact.usedIn);
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
          {fact.related.map((other) => (
            <dd key={other}>
              <TermLink term={other}>{texts.names[other]}</TermLink>
            </dd>
          ))}
        </div>
        {tools.length > 0 && (
          <div>
            <dt>{texts.usedIn}</dt>
            {tools.map(({ path, name }) => (
              <dd key={path} lang="en-IN">
                <Link to={path}>{name}</Link>
              </dd>
            ))}
          </div>
        )}
      </dl>
      <Source>
        {texts.source}:{' '}
        <TextLink to={fact.source.url}>
          <span lang="en-IN">{fact.source.name}</span>
        </TextLink>
        , {texts.checked(fact.source.checkedOn)}
      </Source>
    </Content>
  );
}
