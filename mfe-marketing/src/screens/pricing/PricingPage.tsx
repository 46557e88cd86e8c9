import { siteConfig } from '@artha/shared';
import { Accordion, Container } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Section } from '../../layout/Section.tsx';
import { usePricingTexts } from '../../texts/pricingTexts.ts';
import { WaitlistLink } from '../../waitlist/WaitlistLink.tsx';
import { Blurb, PlanBody, Covers, Other, Plan, Questions, Stage, PlanTitle } from './Pricing.styles.ts';
import { ShrinkingPrice } from './ShrinkingPrice.tsx';
import { useBilling } from './useBilling.ts';

/** The content of the pricing page: one plan with its price, what it covers, and ten questions. */
export function PricingPage(): ReactElement {
  const texts = usePricingTexts();
  const [billing, setBilling] = useBilling();
  const { product, email, rupeesPerDollar } = siteConfig();
  const { price, other } = texts.quote(billing);
  return (
    <>
      <Container>
        <PlanTitle tabIndex={-1}>{texts.headline}</PlanTitle>
      </Container>
      <PlanBody>
        <ShrinkingPrice billing={billing} onChange={setBilling} />
        <Container>
          <Stage>
            <Plan>
              <div aria-live="polite">
                <h2>{price}</h2>
                {rupeesPerDollar !== undefined && <Other>{texts.quoteInRupees(billing, rupeesPerDollar)}</Other>}
                <Other>{other}</Other>
                <Other>{texts.noCharge}</Other>
              </div>
              <Covers>
                <div>
                  <dt>{texts.trial}</dt>
                  <dd>{texts.trialDays}</dd>
                </div>
                <div>
                  <dt>{texts.queries}</dt>
                  <dd>{texts.unlimited}</dd>
                </div>
                <div>
                  <dt>{texts.cancel}</dt>
                  <dd>{texts.anyTime}</dd>
                </div>
              </Covers>
              <WaitlistLink texts={texts.waitlist} />
            </Plan>
          </Stage>
        </Container>
        <Section
          heading={texts.covers.heading}
          beside={
            <Blurb>
              {texts.covers.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Blurb>
          }
        />
        <Questions>
          <Section id="faq" heading={texts.faq} beside={<Accordion items={texts.questions(product, email)} />} />
        </Questions>
      </PlanBody>
    </>
  );
}
