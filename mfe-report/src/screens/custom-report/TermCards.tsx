import type { ReactElement } from 'react';
import type { FinancialTerm, NamedRatio } from '../../domain/terms.ts';
import { useTexts } from '../../texts/texts.ts';
import { TermCard } from './TermCard.tsx';
import { Cards } from './TermCards.styles.ts';

/** Properties of `TermCards`. */
export interface TermCardsProps {
  readonly terms: readonly FinancialTerm[];
  readonly chosen: readonly NamedRatio[];
  /** Must be the same function in every render. */
  readonly onChoose: (term: FinancialTerm, wanted: boolean) => void;
}

/** The grid of terms to choose from. */
export function TermCards({ terms, chosen, onChoose }: TermCardsProps): ReactElement {
  const { ratios } = useTexts();
  return (
    <Cards role="list" aria-label={ratios}>
      {terms.map((term) => (
        <TermCard key={term.id} term={term} chosen={chosen.includes(term)} onChoose={onChoose} />
      ))}
    </Cards>
  );
}
