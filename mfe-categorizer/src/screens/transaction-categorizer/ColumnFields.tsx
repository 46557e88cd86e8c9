import { Button, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { ReadCsv } from '../../domain/csvReader.ts';
import { columns, type ColumnNames } from '../../domain/validateUpload.ts';
import { Columns, Guess } from './ColumnFields.styles.ts';
import { useColumnGuess } from './useColumnGuess.ts';

export interface ColumnFieldsProps {
  readonly names: ColumnNames;
  readonly onChange: (names: ColumnNames) => void;
  readonly file: File | undefined;
  readonly loadCsvReader: () => Promise<ReadCsv>;
  /** `id` of the error box, when what it says is about the column of this name. */
  readonly invalidBy: (name: keyof ColumnNames) => string | undefined;
}

/** The names of the three columns in the visitor's file. Names found in its header are offered, and filled in only on request. */
export function ColumnFields({ names, onChange, file, loadCsvReader, invalidBy }: ColumnFieldsProps): ReactElement {
  const guess = useColumnGuess(file, loadCsvReader);
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
      {guess && !isUsed && (
        <Guess>
          <p>Found in your file: {columns.map(({ name }) => `“${guess[name]}”`).join(', ')}.</p>
          <Button
            variant="secondary"
            onClick={() => {
              onChange(guess);
            }}
          >
            Use these names
          </Button>
        </Guess>
      )}
    </div>
  );
}
