import { Link } from '@artha/shared';
import { useTermLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { ListedTerm } from '../domain/termList.ts';
import { useTexts } from '../texts/texts.ts';
import { Cards } from './TermCards.styles.ts';

function Card({ term: { id, name } }: { readonly term: ListedTerm }): ReactElement {
  const { path } = useTexts();
  const address = useTermLink(id);
  return (
    <Link to={address?.to ?? `${path}/${id}`} {...address?.props}>
      {name}
    </Link>
  );
}

/** A grid of terms; each card opens the definition of its term, and is a link to its page. */
export function TermCards({ terms }: { readonly terms: readonly ListedTerm[] }): ReactElement {
  return (
    <Cards role="list">
      {terms.map((term) => (
        <li key={term.id}>
          <Card term={term} />
        </li>
      ))}
    </Cards>
  );
}
