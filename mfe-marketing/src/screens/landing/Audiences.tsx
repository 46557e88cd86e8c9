import { siteConfig } from '@artha/shared';
import type { ReactElement } from 'react';
import { Cells } from '../../layout/Cells.tsx';
import { Aside, Section } from '../../layout/Section.tsx';
import { AudienceCards } from './Audiences.styles.ts';
import { useLandingTexts } from '../../texts/landingTexts.ts';

/** A card for each audience; the navigation leads to each by its id. */
export function Audiences(): ReactElement {
  const { heading, aside, cards, footnote, footnotes } = useLandingTexts().audiences;
  return (
    <Section heading={heading} beside={<Aside>{aside}</Aside>}>
      <AudienceCards>
        <Cells>
          {cards.map(({ id, name, line, offers }) => (
            <li key={id} id={id}>
              <h3>{name}</h3>
              <p>{line}</p>
              <ul>
                {offers.map((offer) => (
                  <li key={offer.name}>
                    {offer.name}
                    {offer.note && (
                      <sup>
                        <a href={`#footnote-${offer.note}`} aria-label={footnote(offer.note)}>
                          {offer.note}
                        </a>
                      </sup>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Cells>
        <ol>
          {footnotes(siteConfig().product).map((note, index) => (
            <li key={note} id={`footnote-${index + 1}`}>
              {note}
            </li>
          ))}
        </ol>
      </AudienceCards>
    </Section>
  );
}
