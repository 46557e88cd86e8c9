import { LineDrawing, TextField, type TextFieldProps } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';

const EYE = 'M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10Zm8-2.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4';

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'act'>): ReactElement {
  const { hide, show } = useAccountTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      act={
        <button
          type="button"
          aria-label={shown ? hide : show}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <LineDrawing path={shown ? `${EYE}M3 17 17 3` : EYE} />
        </button>
      }
    />
  );
}
