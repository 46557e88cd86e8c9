import { siteConfig } from '@artha/shared';
import { Button, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import type { CopyOfPdf } from '../../../domain/conversion/convertStatement.ts';
import type { PdfUpload } from '../../../domain/upload/validateUpload.ts';
import type { OfferTexts } from '../../../texts/en/offers.ts';
import { Offer } from './CopyOffer.styles.ts';
import { saveFile } from './saveFile.ts';

/** Properties of `CopyOffer`. */
export interface CopyOfferProps {
  /** The statement that could not be read. */
  readonly unread: PdfUpload;
  readonly copyOnDevice: (upload: PdfUpload) => Promise<CopyOfPdf>;
  readonly texts: OfferTexts;
}

/** Offers to write a copy of a statement that could not be read, without personal data, for whoever adds its bank. */
export function CopyOffer({ unread, copyOnDevice, texts }: CopyOfferProps): ReactElement {
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
      setOutcome(answer.kind === 'copy' ? texts.saved(answer.isAlike) : texts.refused(answer));
    } catch {
      setOutcome(texts.notWritten);
    }
    setWorking(false);
  };

  return (
    <Offer aria-label={texts.label}>
      <p>
        {texts.copy(email !== '')}
        {email !== '' && (
          <>
            {' '}
            {texts.writeTo[0]}
            <a href={`mailto:${email}`}>{email}</a>
            {texts.writeTo[1]}
          </>
        )}
      </p>
      <Button variant="secondary" onClick={() => void write()} loading={isWorking}>
        <Icon name="download" size={18} />
        {texts.save}
      </Button>
      <p role="status">{outcome}</p>
    </Offer>
  );
}
