import type { ReactElement } from 'react';
import { sharedTexts } from '@artha/shared';
import { fill } from '../../texts/fill.ts';
import { OutcomeText } from './SearchOutcome.styles.ts';

/** The texts about the result of a search in one language. */
interface SearchOutcomeTexts {
  /** Announces how many terms match the words. */
  readonly found: (count: number, words: string) => string;
  /** The heading if no term matches the words. */
  readonly noMatch: (words: string) => string;
  /** The next thing to try if no term matches; nothing by default. */
  readonly hint?: string;
}

/** Properties of `SearchOutcome`. */
export interface SearchOutcomeProps {
  /** The trimmed words of the search; empty when the full list shows. */
  readonly wanted: string;
  /** How many terms resemble them. */
  readonly count: number;
  /** By default texts about terms, in the language of the page. */
  readonly texts?: SearchOutcomeTexts;
}

/** Texts about terms, in the language of the page. */
const aboutTerms: SearchOutcomeTexts = {
  found: (count, words) =>
    fill(count === 1 ? sharedTexts().foundOne : sharedTexts().found, { count: String(count), words }),
  noMatch: (words) => fill(sharedTexts().noMatch, { words }),
  get hint() {
    return sharedTexts().searchHint;
  },
};

/** Announces the result of a search. The live region stays in the page while it is empty. */
export function SearchOutcome({ wanted, count, texts = aboutTerms }: SearchOutcomeProps): ReactElement {
  return (
    <OutcomeText role="status">
      {wanted !== '' && count === 0 && (
        <>
          <h2>{texts.noMatch(wanted)}</h2>
          {texts.hint !== undefined && <p>{texts.hint}</p>}
        </>
      )}
      {wanted !== '' && count > 0 && <p>{texts.found(count, wanted)}</p>}
    </OutcomeText>
  );
}
