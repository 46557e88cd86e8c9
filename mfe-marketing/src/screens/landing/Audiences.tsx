import { siteConfig } from '@artha/shared';
import type { ReactElement } from 'react';
import { CellText, CellTitle } from '../../layout/Cells.tsx';
import { Aside, Section } from '../../layout/Section.tsx';
import { Cards, Footnotes, Mark } from './Audiences.styles.ts';
import { audiences, footnotes } from '../../domain/audiences.ts';

/** Three cards, one an audience; the navigation leads to each by its id. */
export function Audiences(): ReactElement {
  return (
    <Section
      heading="For who?"
      beside={<Aside>Financial planning and retirement accounts, arranged around how you earn.</Aside>}
    >
      <Cards $columns={3}>
        {audiences.map(({ id, name, line, offers }) => (
          <li key={id} id={id}>
            <CellTitle>{name}</CellTitle>
            <CellText>{line}</CellText>
            <ul>
              {offers.map((offer) => (
                <li key={offer.name}>
                  {offer.name}
                  {offer.note && (
                    <Mark>
                      <a href={`#footnote-${offer.note}`} aria-label={`Footnote ${offer.note}`}>
                        {offer.note}
                      </a>
                    </Mark>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Cards>
      <Footnotes>
        {footnotes(siteConfig().product).map((note, index) => (
          <li key={note} id={`footnote-${index + 1}`}>
            {note}
          </li>
        ))}
      </Footnotes>
    </Section>
  );
}
