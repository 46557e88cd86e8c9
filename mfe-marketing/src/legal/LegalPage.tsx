import { Link, siteConfig } from '@artha/shared';
import { Article, Page } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { mailTo } from '../domain/mailTo.ts';
import { legalEnglish, type LegalTexts } from '../texts/en/legal.tsx';
import { Facts, FullText, LanguageNote } from './LegalPage.styles.ts';
import {
  LAST_CHANGED,
  legalPages,
  type Block,
  type LegalSummary,
  type LegalText,
  type Publisher,
} from './legalText.ts';

function Paragraphs({ body }: { readonly body: readonly Block[] }): ReactElement {
  return (
    <>
      {body.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block.join()}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

/** The publisher, the address to write to, and the other legal pages. */
function PublisherSection({ name }: { readonly name: string }): ReactElement {
  const { product, email, city, analytics } = siteConfig();
  const others = legalPages.filter((page) => page.name !== name);
  return (
    <>
      <p>
        {product}, {city}
        {email && (
          <>
            : <a href={mailTo(email, name)}>{email}</a>. A person reads every e-mail
          </>
        )}
        .
      </p>
      {analytics && (
        <p>
          What is measured is yours to decide: <a href="#privacy-choices">Privacy choices</a>, at the foot of every
          page.
        </p>
      )}
      <p>See also:</p>
      <ul>
        {others.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>{page.name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Properties of `LegalPage`. */
export interface LegalPageProps {
  /** The text in English. */
  readonly text: (publisher: Publisher) => LegalText;
  /** For a page in another language: its facts, and the words around the text. */
  readonly translation?: {
    readonly summary: (publisher: Publisher) => LegalSummary;
    readonly texts: LegalTexts;
  };
}

/** A legal page: the facts as a short list, then the full text beside its contents. */
export function LegalPage({ text, translation }: LegalPageProps): ReactElement {
  const config = siteConfig();
  const { sections, ...english } = text(config);
  const { headline, name, facts } = translation?.summary(config) ?? english;
  const { lead, formatDay, inEnglish } = translation?.texts ?? legalEnglish;
  return (
    <Page title={headline} lead={lead(name, <time dateTime={LAST_CHANGED}>{formatDay(LAST_CHANGED)}</time>)}>
      <Facts>
        {facts.map(({ fact, detail }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </Facts>
      {inEnglish !== '' && <LanguageNote>{inEnglish}</LanguageNote>}
      <FullText {...(translation && { lang: 'en' })}>
        <Article
          {...(translation && { contentsLabel: 'Contents' })}
          sections={[
            ...sections.map(({ id, heading, body }) => ({ id, heading, content: <Paragraphs body={body} /> })),
            {
              id: 'publisher',
              heading: config.email ? 'Write to us' : 'Who publishes this site',
              content: <PublisherSection name={english.name} />,
            },
          ]}
        />
      </FullText>
    </Page>
  );
}
