import { siteConfig } from '@artha/shared';
import { Button } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { groupCode } from '../../domain/recoveryCode.ts';
import { Ways } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { downloadText } from './downloadText.ts';
import { Codes } from './Security.styles.ts';

/** Properties of `SaveCodes`. */
export interface SaveCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Shows new recovery codes, which the service shows once only, until the person says that they are saved. */
export function SaveCodes({ codes, onSaved }: SaveCodesProps): ReactElement {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const { product } = siteConfig();
  const lines = codes.map(groupCode);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <>
      <StepHeading>Save your recovery codes</StepHeading>
      <p>
        Each code signs you in once if you lose your second factor. They are shown only now. Keep them where you will
        find them without your phone.
      </p>
      <Codes aria-label="Recovery codes">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Codes>
      <Ways>
        <Button variant="secondary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            downloadText(`${product.toLowerCase()}-recovery-codes.txt`, `${lines.join('\n')}\n`, 'text/plain');
          }}
        >
          Download
        </Button>
        <Button onClick={onSaved}>I have saved them</Button>
      </Ways>
      <p role="status">
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' && 'They could not be copied. Select them and copy them yourself.'}
      </p>
    </>
  );
}
