import { TermLink } from '@artha/shared/design';
import type { ReactElement } from 'react';

const termLink = /(\[[^\]]+\]\([a-z-]+\))/;
const termLinkParts = /^\[([^\]]+)\]\(([a-z-]+)\)$/;

/** A text in which `[provident fund](epf)` is a word with the term of the glossary that defines it. */
export function TermText({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {text.split(termLink).map((part) => {
        const [, words, term] = termLinkParts.exec(part) ?? [];
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
