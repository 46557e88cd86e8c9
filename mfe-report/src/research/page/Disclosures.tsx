import { siteConfig } from '@artha/shared';
import type { ReactElement } from 'react';
import { ratings } from '../../domain/valuation.ts';
import { Definitions } from './Disclosures.styles.ts';
import { ratingMeanings, ratingNames } from '../content/ratingWords.ts';
import type { ReportCard } from '../content/report.ts';

/**
 * What a research report in India has to say of its writers and of the company: SEBI (Research Analysts) Regulations, 2014,
 * regulations 19 (interests, compensation), 20 (facts, meaning of ratings) and 24(7) (use of artificial intelligence). The
 * company is made up, so most answers are no; a report on a real one would give its own.
 */
export function Disclosures({ card: { company } }: { readonly card: ReportCard }): ReactElement {
  const { product } = siteConfig();
  return (
    <>
      <p>
        {company} does not exist. This report is an example for education; it is not research on a security, and nothing
        in it is a recommendation to buy or to sell one. {product} is not registered with SEBI as a research analyst. A
        report on a real company would have to answer the points below, so this one does.
      </p>
      <Definitions>
        <dt>Financial interest</dt>
        <dd>
          Neither the writers nor their relatives or associates have any interest in the company, nor do they own one
          per cent or more of its shares.
        </dd>
        <dt>Other conflicts of interest</dt>
        <dd>None, at the time of publication.</dd>
        <dt>Compensation</dt>
        <dd>
          In the past twelve months no one received anything from the company or from others for this report, for
          merchant banking, for brokerage or for any other service, and no public issue of it was managed.
        </dd>
        <dt>Positions held</dt>
        <dd>No writer has been an officer, a director or an employee of the company.</dd>
        <dt>Market making</dt>
        <dd>None in its shares.</dd>
        <dt>Source of figures</dt>
        <dd>
          Written for this report. Every total, ratio and value is computed from them by the formulas that the Custom
          Report explains.
        </dd>
        <dt>Use of artificial intelligence</dt>
        <dd>Used in drafting this example. Figures are computed by fixed formulas.</dd>
        <dt>Price history</dt>
        <dd>None: the shares are not traded anywhere. The price is made up, to set the value against.</dd>
        <dt>Meaning of the ratings</dt>
        <dd>
          {ratings.map((rating) => (
            <p key={rating}>
              <b>{ratingNames[rating]}:</b> {ratingMeanings[rating]}
            </p>
          ))}
          <p>The value is what the report’s own assumptions gave on the day of publication.</p>
        </dd>
      </Definitions>
      <p>
        Investments in securities markets are subject to market risks. Read all the related documents carefully before
        you invest.
      </p>
    </>
  );
}
