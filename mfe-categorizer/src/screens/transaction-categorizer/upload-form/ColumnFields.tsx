import { Button, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { FileInspection } from '../../../domain/file/inspectFile.ts';
import { columns, type ColumnNames } from '../../../domain/upload/validateUpload.ts';
import { Columns, Guess } from './ColumnFields.styles.ts';

/** Properties of `ColumnFields`. */
export interface ColumnFieldsProps {
  readonly names: ColumnNames;
  readonly onChange: (names: ColumnNames) => void;
  /** The column titles found in the chosen file. */
  readonly found: FileInspection | undefined;
  /** Returns the `id` of the error box if its error is about this column. */
  readonly invalidBy: (name: keyof ColumnNames) => string | undefined;
}

/**
 * The names of the three columns in the visitor's file. Names found in it are offered, and filled in only on request;
 * those of a workbook that this page wrote are filled in.
 */
export function ColumnFields({ names, onChange, found, invalidBy }: ColumnFieldsProps): ReactElement {
  const guess = found?.names;
  const isUsed = guess && columns.every(({ name }) => names[name] === guess[name]);

  return (
    <div>
      <Columns>
        {columns.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            placeholder="Column name in your CSV"
            autoComplete="off"
            spellCheck={false}
            value={names[name]}
            invalidBy={invalidBy(name)}
            onChange={(event) => {
              onChange({ ...names, [name]: event.currentTarget.value });
            }}
          />
        ))}
      </Columns>
      <Guess role="status">
        {guess && isUsed && found.isOwnWorkbook && (
          <p>This workbook was saved on this page, so the names of its columns are filled in.</p>
        )}
        {guess && !isUsed && (
          <>
            <p>Found in your file: {columns.map(({ name }) => `“${guess[name]}”`).join(', ')}.</p>
            <Button
              variant="secondary"
              onClick={() => {
                onChange(guess);
              }}
            >
              Use these names
            </Button>
          </>
        )}
      </Guess>
    </div>
  );
}
