import { Button, FileDrop, Page, TextField, TextLink } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { useFormTexts, type FormTexts } from '../../texts/formTexts.ts';
import { FileList, Password, Privacy } from './Form16Page.styles.ts';
import { useTaxFiles, type ChosenFile, type ReadTaxFile } from './useTaxFiles.ts';

const needsPassword = ({ read }: ChosenFile): boolean =>
  read?.kind === 'refused' && (read.reason === 'passwordNeeded' || read.reason === 'passwordWrong');

/** Describes a file in a sentence, or says why it is not used. */
function describeFile({ read }: ChosenFile, texts: FormTexts): string {
  if (read === undefined) return texts.reading;
  if (read.kind === 'form16') return texts.form16(read.form.facts.employer, read.form.facts.year);
  return read.kind === 'ais'
    ? texts.ais(read.ais.entries.filter(({ income }) => income !== 'other').length, read.ais.year)
    : texts.refusals[read.reason];
}

interface PasswordFormProps {
  readonly name: string;
  readonly onOpen: (password: string) => void;
}

function PasswordForm({ name, onOpen }: PasswordFormProps): ReactElement {
  const texts = useFormTexts();
  const [password, setPassword] = useState('');
  return (
    <Password
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(password);
      }}
    >
      <TextField
        label={texts.password(name)}
        hint={texts.passwordHint}
        type="password"
        autoComplete="off"
        required
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
        }}
      />
      <Button type="submit">{texts.open}</Button>
    </Password>
  );
}

/** Properties of `Form16Page`. */
export interface Form16PageProps {
  readonly readFile: ReadTaxFile;
}

/** Reads Form 16 and AIS on the device and shows their figures beside the estimate. */
export function Form16Page({ readFile }: Form16PageProps): ReactElement {
  const texts = useFormTexts();
  const { FormResult } = texts;
  const { files, add, open, remove } = useTaxFiles(readFile);
  const forms = files.flatMap(({ file, read }) =>
    read?.kind === 'form16' ? [{ name: file.name, document: read.form }] : [],
  );
  const statements = files.flatMap(({ file, read }) =>
    read?.kind === 'ais' ? [{ name: file.name, document: read.ais }] : [],
  );
  return (
    <Page title={texts.title} lead={texts.lead}>
      <FileDrop
        label={texts.files}
        name="files"
        accept=".pdf,.json,application/pdf,application/json"
        prompt={texts.prompt}
        touchPrompt={texts.touchPrompt}
        hint={texts.hint}
        chosen={undefined}
        onChoose={() => undefined}
        onChooseAll={add}
      />
      <FileList aria-live="polite">
        {files.map((chosen) => (
          <li key={chosen.id}>
            <p>
              <b>{chosen.file.name}</b> {describeFile(chosen, texts)}
            </p>
            <Button
              variant="quiet"
              aria-label={texts.remove(chosen.file.name)}
              onClick={() => {
                remove(chosen.id);
              }}
            >
              {texts.removeIt}
            </Button>
            {needsPassword(chosen) && (
              <PasswordForm
                name={chosen.file.name}
                onOpen={(password) => {
                  open(chosen.id, password);
                }}
              />
            )}
          </li>
        ))}
      </FileList>
      <Privacy>
        {texts.privacy((words) => (
          <TextLink to="/tools/tax-calculator?step=estimate">{words}</TextLink>
        ))}
      </Privacy>
      {forms.length + statements.length > 0 && (
        <FormResult key={files.map(({ id }) => id).join(' ')} forms={forms} statements={statements} />
      )}
    </Page>
  );
}
