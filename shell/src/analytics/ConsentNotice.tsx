import { useEffect, useRef, type ReactElement } from 'react';
import { siteConfig, useStore } from '@artha/shared';
import { Button } from '@artha/shared/design';
import { Answers, Sheet, Text } from './ConsentNotice.styles.ts';
import { chooseConsent, consent } from './consentStore.ts';
import { NoticeItems } from './NoticeItems.tsx';
import { noticeSummary } from './noticeText.ts';

/** Lets everything be scrolled out from under the notice, above all what has the focus (WCAG 2.4.11). */
function makeRoom(notice: Element): () => void {
  const root = document.documentElement;
  const setHeight = (height: string) => {
    root.style.scrollPaddingBlockEnd = height;
    document.body.style.paddingBlockEnd = height;
  };
  const observer = new ResizeObserver(() => {
    setHeight(`${String(Math.ceil(innerHeight - notice.getBoundingClientRect().top))}px`);
  });
  observer.observe(notice);
  return () => {
    observer.disconnect();
    setHeight('');
  };
}

/** Asks whether analytics may run. It blocks nothing, and goes when the person decides here or in another tab. */
export function ConsentNotice(): ReactElement | null {
  const { kind } = useStore(consent);
  const { analytics } = siteConfig();
  const notice = useRef<HTMLElement>(null);
  const isShown = kind === 'undecided' && analytics !== undefined;

  useEffect(() => (isShown && notice.current ? makeRoom(notice.current) : undefined), [isShown]);

  if (!isShown) return null;
  const summary = noticeSummary(analytics);
  return (
    <Sheet ref={notice} aria-labelledby="consent-title">
      <Text>
        <h2 id="consent-title">May we measure how this site is used?</h2>
        <p>{summary.receiver}</p>
        <ul>
          {summary.data.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{summary.choice}</p>
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
    </Sheet>
  );
}
