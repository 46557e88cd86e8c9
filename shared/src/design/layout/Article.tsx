import type { ReactElement, ReactNode } from 'react';
import { sharedTexts } from '@artha/shared';
import { Columns, Contents, Text } from './Article.styles.ts';

/** A section of an `Article`. */
export interface ArticleSection {
  /** For the contents and for links into the page: `/privacy#children`. */
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
}

/** Properties of `Article`. */
export interface ArticleProps {
  readonly sections: readonly ArticleSection[];
  /** Name of the list of contents, for screen readers: by default `Contents`, in the language of the page. */
  readonly contentsLabel?: string;
  /** Content after the last section, which is not listed. */
  readonly children?: ReactNode;
}

/**
 * A long text in sections with a list of contents. On wide screens the contents are beside the text and stay in view;
 * print leaves them out. Paragraphs are set here; lists, tables and figures bring their own styles.
 */
export function Article({ sections, contentsLabel = sharedTexts().contents, children }: ArticleProps): ReactElement {
  return (
    <Columns>
      <Contents aria-label={contentsLabel}>
        <ol role="list">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </Contents>
      <Text>
        {sections.map(({ id, heading, content }) => (
          <section key={id} data-late="" id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {content}
          </section>
        ))}
        {children}
      </Text>
    </Columns>
  );
}
