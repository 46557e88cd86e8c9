import { TermLink, useTermLink } from '@artha/shared/design';
import { useMemo, type ReactElement } from 'react';
import { findStatementWords } from '../../../domain/statement/statementWords.ts';
import type { Transaction } from '../../../domain/statement/transaction.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Words } from './StatementWords.styles.ts';

/** Words of the narrations that the glossary explains; renders nothing if there are none, or no glossary. */
export function StatementWords({
  transactions,
}: {
  readonly transactions: readonly Pick<Transaction, 'description'>[];
}): ReactElement | null {
  const texts = useResultTexts();
  const words = useMemo(() => findStatementWords(transactions.map(({ description }) => description)), [transactions]);
  const hasGlossary = useTermLink(words[0]?.term ?? '') !== undefined;
  if (words.length === 0 || !hasGlossary) return null;
  return (
    <Words>
      <dt>{texts.words}</dt>
      {words.map(({ word, term }) => (
        <dd key={term}>
          <TermLink term={term}>{word}</TermLink>
        </dd>
      ))}
    </Words>
  );
}
