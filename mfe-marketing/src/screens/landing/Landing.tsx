import { siteConfig } from '@artha/shared';
import { Accordion, ButtonLink, Container } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Section } from '../../layout/Section.tsx';
import { WaitlistLink } from '../../waitlist/WaitlistLink.tsx';
import { Audiences } from './Audiences.tsx';
import { Contact } from './Contact.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Landing.styles.ts';
import { LateDemonstration } from './lateDemonstration.tsx';
import { questions } from './questions.ts';
import { ThreeAnswers } from './ThreeAnswers.tsx';
import { ToolStrip } from './ToolStrip.tsx';
import { WealthTracker } from './WealthTracker.tsx';

/** The landing page: stock research, the audiences of financial planning, the waitlist and general questions. */
export function Landing(): ReactElement {
  return (
    <>
      <Container>
        <Hero>
          <h1 tabIndex={-1}>
            Stock research, <br />
            one right-click away.
          </h1>
          <div>
            <p>
              Pick any stretch of a chart. Chat about it, have it explained, or turn it into a strategy and test that on
              past prices.
            </p>
            <div>
              <WaitlistLink />
              <ButtonLink variant="secondary" large to="/tools">
                Use the free tools
              </ButtonLink>
            </div>
          </div>
        </Hero>
        <ToolStrip />
        <LateDemonstration />
      </Container>
      <Features />
      <ThreeAnswers />
      <Audiences />
      <WealthTracker />
      <Contact />
      <Section
        id="faq"
        heading="General questions"
        beside={<Accordion items={questions(siteConfig().product)} initiallyOpen={0} />}
      />
    </>
  );
}
