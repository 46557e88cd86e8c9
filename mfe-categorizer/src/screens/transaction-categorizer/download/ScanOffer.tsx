import { Button } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { OfferTexts } from '../../../texts/en/offers.ts';
import { Offer } from './CopyOffer.styles.ts';

/** Properties of `ScanOffer`. */
export interface ScanOfferProps {
  readonly onRead: () => void;
  readonly texts: OfferTexts['scan'];
}

/** Offers to read a scan or a photograph on the device; only then the part that reads letters is loaded. */
export function ScanOffer({ onRead, texts }: ScanOfferProps): ReactElement {
  return (
    <Offer aria-label={texts.label}>
      <p>{texts.words}</p>
      <Button onClick={onRead}>{texts.read}</Button>
    </Offer>
  );
}
