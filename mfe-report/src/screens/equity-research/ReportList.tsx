import { Link } from '@artha/shared';
import { Button, SelectField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { ratings } from '../../domain/valuation.ts';
import { reportPath } from '../../research/content/paths.ts';
import { PublishedOn } from '../../research/page/PublishedOn.tsx';
import type { ReportCard } from '../../research/content/report.ts';
import { useResearchTexts } from '../../texts/researchTexts.ts';
import { perShare } from '../../research/valuation/valueWords.ts';
import { Details, Filters, ListOutcome, Reports } from './ReportList.styles.ts';
import { nameOfSector, sectorsOf, useFilters } from './useFilters.ts';

function Card({ card }: { readonly card: ReportCard }): ReactElement {
  const texts = useResearchTexts();
  const { slug, title, company, sector, summary, published, minutes, rating, value, price } = card;
  return (
    <li>
      <div>
        <h2>
          <Link to={reportPath(slug)}>{title}</Link>
        </h2>
        <p>{summary}</p>
      </div>
      <Details>
        <p>{company}</p>
        <p>{texts.sectorOf(sector)}</p>
        <p>
          <b>{texts.ratings[rating]}</b>
          {texts.worth(perShare(value), perShare(price))}
        </p>
        <p>
          <PublishedOn day={published} />, {texts.minutes(minutes)}
        </p>
      </Details>
    </li>
  );
}

/** Properties of `ReportList`. */
export interface ReportListProps {
  /** Newest first. */
  readonly cards: readonly ReportCard[];
}

/** The list of reports, newest first, by sector and by rating. */
export function ReportList({ cards }: ReportListProps): ReactElement {
  const texts = useResearchTexts();
  const sectors = sectorsOf(cards);
  const { filter, setFilter, clear, isReady } = useFilters(sectors);
  const shown = cards.filter(
    ({ sector, rating }) =>
      (filter.sector === '' || filter.sector === sector) && (filter.rating === '' || filter.rating === rating),
  );
  return (
    <>
      <Filters>
        <SelectField
          label={texts.sector}
          placeholder={texts.allSectors}
          disabled={!isReady}
          options={sectors.map(nameOfSector)}
          value={filter.sector === '' ? '' : nameOfSector(filter.sector)}
          onChange={({ target }) => {
            setFilter({ ...filter, sector: sectors.find((sector) => nameOfSector(sector) === target.value) ?? '' });
          }}
        />
        <SelectField
          label={texts.rating}
          placeholder={texts.allRatings}
          disabled={!isReady}
          options={ratings.map((rating) => texts.ratings[rating])}
          value={filter.rating === '' ? '' : texts.ratings[filter.rating]}
          onChange={({ target }) => {
            setFilter({ ...filter, rating: ratings.find((rating) => texts.ratings[rating] === target.value) ?? '' });
          }}
        />
      </Filters>
      <ListOutcome role="status">
        {texts.found(shown.length, cards.length)}
        {shown.length === 0 && `${texts.between}${texts.noneFound}`}
      </ListOutcome>
      {shown.length < cards.length && (
        <Button variant="secondary" onClick={clear}>
          {texts.showAll}
        </Button>
      )}
      {shown.length > 0 && (
        <Reports role="list" aria-label={texts.reports}>
          {shown.map((card) => (
            <Card key={card.slug} card={card} />
          ))}
        </Reports>
      )}
    </>
  );
}
