import { SelectField, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { banks } from '../../../domain/upload/bank.ts';
import { useTexts } from '../../../languages/screenTexts.tsx';
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
  /** The error, to show below that field. */
  readonly problemBox: ReactElement;
}

/** The fields below the file: bank or columns, a password, and whether to add to the table. */
export function UploadFields({ conversion, choices, invalidBy, problemBox }: UploadFieldsProps): ReactElement {
  const { bank, adds } = useTexts();
  const { problem, password, settle, statements } = conversion;
  const { mode } = choices;
  const hasTable = statements.some(({ way }) => way !== 'sample');

  return (
    <>
      {/* Hidden, not removed, so that the bank stays chosen while the other mode is shown. */}
      <div hidden={mode !== 'pdf'}>
        <SelectField
          label={bank.label}
          name="bank_code"
          placeholder={bank.placeholder}
          options={banks}
          invalidBy={invalidBy('bank_code')}
          hint={bank.hint}
          onChange={() => {
            settle('bank_code');
          }}
        />
      </div>
      {invalidBy('bank_code') && problemBox}
      {mode === 'csv' && (
        <ColumnFields
          names={choices.names}
          onChange={(names) => {
            choices.change({ names });
            if (problem?.field && problem.field in names) settle(problem.field);
          }}
          found={choices.found}
          invalidBy={invalidBy}
          problemBox={problemBox}
        />
      )}
      {password && (
        <TextField
          label={password.label}
          name="password"
          type="password"
          autoComplete="off"
          hint={password.hint}
          invalidBy={invalidBy('password')}
        />
      )}
      {invalidBy('password') && problemBox}
      {hasTable && (
        <Adds>
          <input
            type="checkbox"
            checked={choices.adds}
            onChange={(event) => {
              choices.change({ adds: event.currentTarget.checked });
            }}
          />
          {adds}
        </Adds>
      )}
    </>
  );
}
