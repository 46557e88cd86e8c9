import { siteConfig } from '@artha/shared';
import { Button, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import type { CopyOfPdf } from '../../../domain/conversion/convertStatement.ts';
import type { PdfUpload } from '../../../domain/upload/validateUpload.ts';
import { Offer } from './CopyOffer.styles.ts';
import { saveFile } from './saveFile.ts';

const NOT_WRITTEN = 'The copy could not be written. Check your connection and try again.';

/** What a person should know about a copy before they share it. */
function describeCopy(isAlike: boolean): string {
  const fault = isAlike
    ? 'It shows the same fault as your statement.'
    : 'It shows the form of your statement, but perhaps not the fault.';
  return `Saved as statement-without-personal-data.pdf. ${fault} Open it and look at it before you send it.`;
}

/** Properties of `CopyOffer`. */
export interface CopyOfferProps {
  /** The statement that could not be read. */
  readonly unread: PdfUpload;
  readonly copyOnDevice: (upload: PdfUpload) => Promise<CopyOfPdf>;
}

/** Offers to write a copy of a statement that could not be read, without personal data, for whoever adds its bank. */
export function CopyOffer({ unread, copyOnDevice }: CopyOfferProps): ReactElement {
  const [outcome, setOutcome] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const { email } = siteConfig();

  const write = async () => {
    setWorking(true);
    try {
      const answer = await copyOnDevice(unread);
      if (answer.kind === 'copy') {
        saveFile(
          new Blob([Uint8Array.from(answer.copy)], { type: 'application/pdf' }),
          'statement-without-personal-data.pdf',
        );
      }
      setOutcome(answer.kind === 'copy' ? describeCopy(answer.isAlike) : answer.message);
    } catch {
      setOutcome(NOT_WRITTEN);
    }
    setWorking(false);
  };

  return (
    <Offer aria-label="Report this statement">
      <p>
        We keep no statement, so we cannot see what is different about yours.{' '}
        {email === '' ? 'Here is a copy that you can show' : 'You can send us a copy'}: other names, numbers, amounts
        and dates replace your own. It is written on this device, and nothing is sent. It still shows the bank, how many
        rows there are, how far apart dates are, and roughly how high amounts are.
        {email !== '' && (
          <>
            {' '}
            Write to <a href={`mailto:${email}`}>{email}</a>.
          </>
        )}
      </p>
      <Button variant="secondary" onClick={() => void write()} loading={isWorking}>
        <Icon name="download" size={18} />
        Save a copy without personal data
      </Button>
      <p role="status">{outcome}</p>
    </Offer>
  );
}
