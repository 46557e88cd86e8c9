import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useStore } from '@artha/shared';
import { Button } from '@artha/shared/design';
import { longDate } from '@artha/shared/format';
import type { Choice, Consent } from './consent.ts';
import { chooseConsent, consent } from './consentStore.ts';
import { NoticeItems } from './NoticeItems.tsx';
import { Answers, Foot, Frame, State } from './PrivacyChoices.styles.ts';

/** The current choice in a sentence. */
function describeConsent(current: Consent): string {
  switch (current.kind) {
    case 'undecided':
      return 'You have not decided yet. Until you do, nothing is sent to PostHog.';
    case 'accepted':
      return `You accepted on ${longDate(current.on.slice(0, 10))} that PostHog measures how you use this site.`;
    case 'rejected':
      return `You rejected on ${longDate(current.on.slice(0, 10))}. Nothing is sent to PostHog.`;
    case 'rejected-by-browser':
      return 'Your browser sends Global Privacy Control. That counts as Reject: nothing is sent to PostHog, and you need not do anything.';
  }
}

const accept = { label: 'Accept', choice: 'accepted' } as const;
const reject = { label: 'Reject', choice: 'rejected' } as const;
const withdraw = { label: 'Withdraw consent', choice: 'rejected' } as const;

const answers: Readonly<Record<Consent['kind'], readonly { readonly label: string; readonly choice: Choice }[]>> = {
  undecided: [reject, accept],
  accepted: [withdraw],
  rejected: [accept],
  'rejected-by-browser': [],
};

/**
 * The dialog behind ‘Privacy choices’: the current choice, how to change it, and what it covers. It is not the design’s
 * `Dialog`, which every page would then load with its part that opens dialogs.
 */
export function PrivacyChoices({ onClose }: { readonly onClose: () => void }): ReactElement {
  const current = useStore(consent);
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <Frame ref={dialog} {...{ closedby: 'any' }} aria-labelledby="privacy-choices-title" onClose={onClose}>
      <h2 id="privacy-choices-title" tabIndex={-1}>
        Privacy choices
      </h2>
      <State role="status">{describeConsent(current)}</State>
      <Answers>
        {answers[current.kind].map(({ label, choice }) => (
          <Button
            key={label}
            variant="secondary"
            onClick={() => {
              chooseConsent(choice);
              // The clicked button disappears, so the focus moves to the message in the dialog.
              dialog.current?.querySelector('h2')?.focus();
            }}
          >
            {label}
          </Button>
        ))}
      </Answers>
      <NoticeItems />
      <Foot>
        <Button
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Close
        </Button>
      </Foot>
    </Frame>
  );
}
