import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { sharedTexts, useStore } from '@artha/shared';
import { Button } from '@artha/shared/design';
import { longDate } from '@artha/shared/format';
import { fill } from '@artha/shared/internal';
import type { ConsentTexts } from '../texts/shellTexts.ts';
import type { ConsentChoice, Consent } from './consent.ts';
import { consentTexts } from './consentTexts.ts';
import { chooseConsent, consent } from './consentStore.ts';
import { NoticeItems } from './NoticeItems.tsx';
import { Answers, Foot, ChoicesFrame, ConsentState } from './PrivacyChoices.styles.ts';

/** The current choice in a sentence. */
function describeConsent(current: Consent, texts: ConsentTexts): string {
  switch (current.kind) {
    case 'undecided':
      return texts.undecided;
    case 'accepted':
      return fill(texts.accepted, { day: longDate(current.on.slice(0, 10), texts) });
    case 'rejected':
      return fill(texts.rejected, { day: longDate(current.on.slice(0, 10), texts) });
    case 'rejected-by-browser':
      return texts.rejectedByBrowser;
  }
}

const choices = { accept: 'accepted', reject: 'rejected', withdraw: 'rejected' } satisfies Partial<
  Record<keyof ConsentTexts, ConsentChoice>
>;

const answers: Readonly<Record<Consent['kind'], readonly (keyof typeof choices)[]>> = {
  undecided: ['reject', 'accept'],
  accepted: ['withdraw'],
  rejected: ['accept'],
  'rejected-by-browser': [],
};

/**
 * The dialog behind ‘Privacy choices’: the current choice, how to change it, and what it covers. It is not the design’s
 * `Dialog`, which every page would then load with its part that opens dialogs.
 */
export function PrivacyChoices({ onClose }: { readonly onClose: () => void }): ReactElement {
  const current = useStore(consent);
  const texts = consentTexts();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <ChoicesFrame ref={dialog} {...{ closedby: 'any' }} aria-labelledby="privacy-choices-title" onClose={onClose}>
      <h2 id="privacy-choices-title" tabIndex={-1}>
        {texts.choices}
      </h2>
      <ConsentState role="status">{describeConsent(current, texts)}</ConsentState>
      <Answers>
        {answers[current.kind].map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            onClick={() => {
              chooseConsent(choices[answer]);
              // The clicked button disappears, so the focus moves to the message in the dialog.
              dialog.current?.querySelector('h2')?.focus();
            }}
          >
            {texts[answer]}
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
          {sharedTexts().close}
        </Button>
      </Foot>
    </ChoicesFrame>
  );
}
