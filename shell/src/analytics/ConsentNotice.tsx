import type { ReactElement } from 'react';
import { siteConfig, useStore } from '@artha/shared';
import { Button } from '@artha/shared/design';
import { Answers, ConsentColumns, ConsentSection, Text } from './ConsentNotice.styles.ts';
import { consentTexts } from './consentTexts.ts';
import { chooseConsent, consent } from './consentStore.ts';
import { NoticeItems } from './NoticeItems.tsx';
import { noticeSummary } from './noticeText.ts';

/**
 * Asks whether analytics may run. It is part of the page, between the content and the footer, so it covers nothing. It
 * disappears when the person decides here or in another tab.
 */
export function ConsentNotice(): ReactElement | null {
  const { kind } = useStore(consent);
  const { analytics } = siteConfig();
  const texts = consentTexts();
  if (kind !== 'undecided' || !analytics) return null;
  return (
    <ConsentSection aria-labelledby="consent-title">
      <ConsentColumns>
        <Text>
          <h2 id="consent-title">{texts.title}</h2>
          <p>{noticeSummary(analytics)}</p>
          <details>
            <summary>{texts.details}</summary>
            <NoticeItems />
          </details>
        </Text>
        <Answers>
          <Button
            variant="secondary"
            onClick={() => {
              chooseConsent('rejected');
            }}
          >
            {texts.reject}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              chooseConsent('accepted');
            }}
          >
            {texts.accept}
          </Button>
        </Answers>
      </ConsentColumns>
    </ConsentSection>
  );
}
