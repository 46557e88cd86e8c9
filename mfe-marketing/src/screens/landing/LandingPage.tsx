import { siteConfig } from '@artha/shared';
import { Accordion, ButtonLink, Container } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Section } from '../../layout/Section.tsx';
import { useLandingTexts } from '../../texts/landingTexts.ts';
import { WaitlistLink } from '../../waitlist/WaitlistLink.tsx';
import { Audiences } from './Audiences.tsx';
import { Contact } from './Contact.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Landing.styles.ts';
import { LateDemonstration } from './lateDemonstration.tsx';
import { ThreeAnswers } from './ThreeAnswers.tsx';
import { ToolStrip } from './ToolStrip.tsx';
import { WealthTracker } from './WealthTracker.tsx';

/** The content of the landing page: stock research, the audiences of financial planning, the waitlist and general questions. */
export function LandingPage(): ReactElement {
  const texts = useLandingTexts();
  return (
    <>
      <Container>
        <Hero>
          <h1 tabIndex={-1}>
            {texts.headline[0]} <br />
            {texts.headline[1]}
          </h1>
          <div>
            <p>{texts.lead}</p>
            <div>
              <WaitlistLink texts={texts.waitlist} />
              <ButtonLink variant="secondary" large to="/tools">
                {texts.useTools}
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
        heading={texts.faq}
        beside={<Accordion items={texts.questions(siteConfig().product)} initiallyOpen={0} />}
      />
    </>
  );
}
