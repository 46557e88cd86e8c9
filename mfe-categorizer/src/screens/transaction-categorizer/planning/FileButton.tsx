import { Button } from '@artha/shared/design';
import { useRef, type ReactElement } from 'react';

/** Properties of `FileButton`. */
export interface FileButtonProps {
  readonly label: string;
  /** The name of the hidden field. */
  readonly name: string;
  /** Called with the content of the chosen file; it is empty if the file cannot be read. */
  readonly onText: (text: string, fileName: string) => void;
}

/** A button that lets the person choose a file of ours and reads it. */
export function FileButton({ label, name, onText }: FileButtonProps): ReactElement {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={name}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file)
            void file
              .text()
              .catch(() => '')
              .then((text) => {
                onText(text, file.name);
              });
          target.value = '';
        }}
      />
    </>
  );
}
