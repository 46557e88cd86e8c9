import { TermLink } from '@artha/shared/design';
import type { ReactElement } from 'react';

const TERM = /(\[[^\]]+\]\([a-z-]+\))/;
const PARTS = /^\[([^\]]+)\]\(([a-z-]+)\)$/;

/** A text in which `[provident fund](epf)` is a word with the term of the glossary that defines it. */
export function TermText({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split(TERM).map((part) => {
        const [, words, term] = PARTS.exec(part) ?? [];
        if (words === undefined || term === undefined) return part;
        return (
          <TermLink key={part} term={term}>
            {words}
          </TermLink>
        );
      })}
    </>
  );
}
