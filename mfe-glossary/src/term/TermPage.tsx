import { Link, useLocation, usePageTitle } from '@artha/shared';
import { Page } from '@artha/shared/design';
import { Suspense, type ReactElement } from 'react';
import { useTexts, type Calculators } from '../texts/texts.ts';
import { Ways } from './TermPage.styles.ts';
import { UnknownTerm } from './UnknownTerm.tsx';

/** The id of the term that an address ends with. */
function idOf(pathname: string): string {
  return pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
}

/** The page of one term. */
export function TermPage({ calculators }: { readonly calculators: Calculators }): ReactElement {
  const texts = useTexts();
  const id = idOf(useLocation().pathname);
  const name = texts.names[id];
  const title = name ?? texts.unknownTerm;
  usePageTitle(title);
  const { TermContent } = texts;
  const Calculator = calculators[id];
  return (
    <Page title={title} {...(name === undefined && { lead: texts.unknownTermLead })}>
      <Suspense fallback={<p>{texts.loading}</p>}>
        {name !== undefined && <TermContent id={id} />}
        {Calculator && <Calculator inAddress />}
      </Suspense>
      <Ways>
        <Link to={texts.path}>{texts.allTerms}</Link>
      </Ways>
      {/* Suggestions come later, so nothing is below them that they would move. */}
      {name === undefined && <UnknownTerm id={id} />}
    </Page>
  );
}
