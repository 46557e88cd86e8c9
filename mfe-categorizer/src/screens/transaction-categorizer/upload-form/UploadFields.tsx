import { SelectField, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { banks } from '../../../domain/upload/bank.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { Adds } from './UploadForm.styles.ts';
import type { ConversionHandle } from './useConversion.ts';
import type { UploadChoicesHandle } from './useUploadForm.ts';

/** Properties of `UploadFields`. */
export interface UploadFieldsProps {
  readonly conversion: ConversionHandle;
  readonly choices: UploadChoicesHandle;
  /** The `id` of the error if it is about this field. */
  readonly invalidBy: (field: string) => string | undefined;
}

/** The fields below the file: bank or columns, a password, and whether to add to the table. */
export function UploadFields({ conversion, choices, invalidBy }: UploadFieldsProps): ReactElement {
  const { problem, lockedFile, settle, statements } = conversion;
  const { mode } = choices;
  const hasTable = statements.some(({ way }) => way !== 'sample');

  return (
    <>
      {/* Hidden, not removed, so that the bank stays chosen while the other mode is shown. */}
      <div hidden={mode !== 'pdf'}>
        <SelectField
          label="Bank"
          name="bank_code"
          placeholder="Choose your bank"
          options={banks}
          invalidBy={invalidBy('bank_code')}
          hint="ICICI, PNB, SBI, AXIS, HDFC. For any other bank, choose OTHER."
          onChange={() => {
            settle('bank_code');
          }}
        />
      </div>
      {mode === 'csv' && (
        <ColumnFields
          names={choices.names}
          onChange={(names) => {
            choices.change({ names });
            if (problem?.field && problem.field in names) settle(problem.field);
          }}
          found={choices.found}
          invalidBy={invalidBy}
        />
      )}
      {mode === 'pdf' && lockedFile !== undefined && (
        <TextField
          label={`Password of ${lockedFile}`}
          name="password"
          type="password"
          autoComplete="off"
          hint="As your bank’s e-mail says: often a part of your name with your date of birth, or your customer number. It opens the file once and is not kept."
          invalidBy={invalidBy('password')}
        />
      )}
      {hasTable && (
        <Adds>
          <input
            type="checkbox"
            checked={choices.adds}
            onChange={(event) => {
              choices.change({ adds: event.currentTarget.checked });
            }}
          />
          Add to the table above
        </Adds>
      )}
    </>
  );
}
