import type { ReactElement } from 'react';
import { siteConfig, useStore } from '@artha/shared';
import { Button } from '@artha/shared/design';
import { Answers, Columns, Section, Text } from './ConsentNotice.styles.ts';
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
  if (kind !== 'undecided' || !analytics) return null;
  return (
    <Section aria-labelledby="consent-title">
      <Columns>
        <Text>
          <h2 id="consent-title">May we measure how this site is used?</h2>
          <p>{noticeSummary(analytics)}</p>
          <details>
            <summary>What exactly, and your rights</summary>
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
            Reject
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              chooseConsent('accepted');
            }}
          >
            Accept
          </Button>
        </Answers>
      </Columns>
    </Section>
  );
}
