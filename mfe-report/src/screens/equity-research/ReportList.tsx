import { Link } from '@artha/shared';
import { Button, SelectField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { ratings } from '../../domain/valuation.ts';
import { reportPath } from '../../research/content/paths.ts';
import { PublishedOn } from '../../research/page/PublishedOn.tsx';
import { ratingNames } from '../../research/content/ratingWords.ts';
import type { ReportCard } from '../../research/content/report.ts';
import { reportCards } from '../../research/reports/reports.ts';
import { perShare } from '../../research/valuation/valueWords.ts';
import { Details, Filters, Outcome, Reports } from './ReportList.styles.ts';
import { nameOfSector, sectors, useFilters } from './useFilters.ts';

function Card({ card }: { readonly card: ReportCard }): ReactElement {
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
        <p>A made-up company in {sector}</p>
        <p>
          <b>{ratingNames[rating]}</b>: worth {perShare(value)} at a price of {perShare(price)}
        </p>
        <p>
          <PublishedOn day={published} />, {minutes} minutes
        </p>
      </Details>
    </li>
  );
}

/** How many reports a choice leaves, in words that are read out. */
function count(shown: number): string {
  if (shown === reportCards.length) return `All ${String(shown)} reports`;
  return shown === 1 ? '1 report' : `${String(shown)} reports`;
}

/** The list of reports, newest first, by sector and by rating. */
export function ReportList(): ReactElement {
  const { filter, setFilter, clear, isReady } = useFilters();
  const shown = reportCards.filter(
    ({ sector, rating }) =>
      (filter.sector === '' || filter.sector === sector) && (filter.rating === '' || filter.rating === rating),
  );
  return (
    <>
      <Filters>
        <SelectField
          label="Sector"
          placeholder="All sectors"
          disabled={!isReady}
          options={sectors.map(nameOfSector)}
          value={filter.sector === '' ? '' : nameOfSector(filter.sector)}
          onChange={({ target }) => {
            setFilter({ ...filter, sector: sectors.find((sector) => nameOfSector(sector) === target.value) ?? '' });
          }}
        />
        <SelectField
          label="Rating"
          placeholder="All ratings"
          disabled={!isReady}
          options={ratings.map((rating) => ratingNames[rating])}
          value={filter.rating === '' ? '' : ratingNames[filter.rating]}
          onChange={({ target }) => {
            setFilter({ ...filter, rating: ratings.find((rating) => ratingNames[rating] === target.value) ?? '' });
          }}
        />
      </Filters>
      <Outcome role="status">
        {count(shown.length)}
        {shown.length === 0 && '. No report is of that sector with that rating.'}
      </Outcome>
      {shown.length < reportCards.length && (
        <Button variant="secondary" onClick={clear}>
          Show all reports
        </Button>
      )}
      {shown.length > 0 && (
        <Reports role="list" aria-label="Reports">
          {shown.map((card) => (
            <Card key={card.slug} card={card} />
          ))}
        </Reports>
      )}
    </>
  );
}
