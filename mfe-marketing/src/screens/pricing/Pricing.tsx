import { siteConfig } from '@artha/shared';
import { Accordion, Container } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { plan, quote, quoteInRupees } from '../../domain/plan.ts';
import { Section } from '../../layout/Section.tsx';
import { WaitlistLink } from '../../waitlist/WaitlistLink.tsx';
import { Blurb, Body, Covers, Other, Plan, Questions, Stage, Title } from './Pricing.styles.ts';
import { questions } from './questions.ts';
import { ShrinkingPrice } from './ShrinkingPrice.tsx';
import { useBilling } from './useBilling.ts';

/** The pricing page: one plan with its price, what it covers, and ten questions. */
export function Pricing(): ReactElement {
  const [billing, setBilling] = useBilling();
  const { product, email, rupeesPerDollar } = siteConfig();
  const { price, other } = quote(billing);
  return (
    <>
      <Container>
        <Title tabIndex={-1}>Simple, transparent pricing.</Title>
      </Container>
      <Body>
        <ShrinkingPrice billing={billing} onChange={setBilling} />
        <Container>
          <Stage>
            <Plan>
              <div aria-live="polite">
                <h2>{price}</h2>
                {rupeesPerDollar !== undefined && <Other>{quoteInRupees(billing, rupeesPerDollar)}</Other>}
                <Other>{other}</Other>
                <Other>Nobody is charged during the demo.</Other>
              </div>
              <Covers>
                <div>
                  <dt>Free trial</dt>
                  <dd>{plan.trialDays} days</dd>
                </div>
                <div>
                  <dt>Finder queries</dt>
                  <dd>Unlimited</dd>
                </div>
                <div>
                  <dt>Cancel</dt>
                  <dd>Any time</dd>
                </div>
              </Covers>
              <WaitlistLink />
            </Plan>
          </Stage>
        </Container>
        <Section
          heading="One price, and what it covers"
          beside={
            <Blurb>
              <p>
                The whole research tool: AI analysis, right-click actions, backtesting and the screener, with as many
                Finder queries as you like.
              </p>
              <p>The finance tools are open to everyone, without an account.</p>
            </Blurb>
          }
        />
        <Questions>
          <Section id="faq" heading="Questions about price" beside={<Accordion items={questions(product, email)} />} />
        </Questions>
      </Body>
    </>
  );
}
