import type { TotpEnrolment } from '@artha/shared';
import { Button, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { Ways } from '../../form/Form.styles.ts';
import { QrCode, Secret } from './Security.styles.ts';

/** The secret for an authenticator app, as a QR code and as text. */
export function TotpSecret({ qrCode, secret }: Pick<TotpEnrolment, 'qrCode' | 'secret'>): ReactElement {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <>
      <p>Scan this with your authenticator app, such as Google Authenticator or Aegis.</p>
      <QrCode src={qrCode} alt="QR code for your authenticator app; the same as the secret below" />
      <p id="totp-secret">Or type this secret into the app:</p>
      <Secret aria-labelledby="totp-secret">{secret}</Secret>
      <Ways>
        <Button variant="secondary" onClick={() => void copy()}>
          {copied === 'yes' && <Icon name="check" size={18} />}
          Copy the secret
        </Button>
        <span role="status">
          {copied === 'yes' && 'Copied.'}
          {copied === 'no' && 'It could not be copied. Select it and copy it yourself.'}
        </span>
      </Ways>
    </>
  );
}
