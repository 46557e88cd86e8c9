import { Button, TextField } from '@artha/shared/design';
import { Fragment, type ReactElement } from 'react';
import type { FileInspection } from '../../../domain/file/inspectFile.ts';
import { useTexts } from '../../../languages/screenTexts.tsx';
import { columns, type ColumnNames } from '../../../domain/upload/validateUpload.ts';
import { BelowColumns, ColumnInputs, Guess } from './ColumnFields.styles.ts';

/** Properties of `ColumnFields`. */
export interface ColumnFieldsProps {
  readonly names: ColumnNames;
  readonly onChange: (names: ColumnNames) => void;
  /** The column titles found in the chosen file. */
  readonly found: FileInspection | undefined;
  /** Returns the `id` of the error box if its error is about this column. */
  readonly invalidBy: (name: keyof ColumnNames) => string | undefined;
  /** The error, to show below that column. */
  readonly problemBox: ReactElement;
}

/**
 * The names of the three columns in the visitor's file. Names found in it are filled in, and offered again if the person
 * changed them.
 */
export function ColumnFields({ names, onChange, found, invalidBy, problemBox }: ColumnFieldsProps): ReactElement {
  const texts = useTexts();
  const { names: guess, words } = found ?? {};
  const isUsed = guess && columns.every((name) => names[name] === guess[name]);

  return (
    <div>
      <ColumnInputs>
        {columns.map((name) => (
          <Fragment key={name}>
            <TextField
              label={texts.columns[name]}
              name={name}
              placeholder={texts.columnPlaceholder}
              autoComplete="off"
              spellCheck={false}
              value={names[name]}
              invalidBy={invalidBy(name)}
              onChange={(event) => {
                onChange({ ...names, [name]: event.currentTarget.value });
              }}
            />
            {invalidBy(name) && <BelowColumns>{problemBox}</BelowColumns>}
          </Fragment>
        ))}
      </ColumnInputs>
      <Guess role="status">
        {isUsed && <p>{found?.isOwnWorkbook ? words?.isOwnWorkbook : words?.areFilledIn}</p>}
        {guess && words && !isUsed && (
          <>
            <p>{words.found(columns.map((name) => guess[name]))}</p>
            <Button
              variant="secondary"
              onClick={() => {
                onChange(guess);
              }}
            >
              {words.use}
            </Button>
          </>
        )}
      </Guess>
    </div>
  );
}
