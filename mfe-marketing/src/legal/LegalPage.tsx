import { Link, siteConfig } from '@artha/shared';
import { Article, Page } from '@artha/shared/design';
import { longDate } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { mailTo } from '../domain/mailTo.ts';
import { Facts, FullText } from './LegalPage.styles.ts';
import { LAST_CHANGED, legalPages, type Block, type LegalText, type Publisher } from './legalText.ts';

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
  readonly text: (publisher: Publisher) => LegalText;
}

/** A legal page: the facts as a short list, then the full text beside its contents. */
export function LegalPage({ text }: LegalPageProps): ReactElement {
  const config = siteConfig();
  const { headline, name, facts, sections } = text(config);
  return (
    <Page
      title={headline}
      lead={
        <>
          {name}. Facts first as a short list, the full text below. Last changed on{' '}
          <time dateTime={LAST_CHANGED}>{longDate(LAST_CHANGED)}</time>.
        </>
      }
    >
      <Facts>
        {facts.map(({ fact, detail }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </Facts>
      <FullText>
        <Article
          sections={[
            ...sections.map(({ id, heading, body }) => ({ id, heading, content: <Paragraphs body={body} /> })),
            {
              id: 'publisher',
              heading: config.email ? 'Write to us' : 'Who publishes this site',
              content: <PublisherSection name={name} />,
            },
          ]}
        />
      </FullText>
    </Page>
  );
}
