import { Icon } from '@artha/shared/design';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactElement } from 'react';
import { formatFileSize } from '../../domain/fileSize.ts';
import { takesFile, uploadModes, type UploadMode } from '../../domain/uploadMode.ts';
import { Act, Label, Name, Note, Refusal, State, Zone } from './FileDrop.styles.ts';

export interface FileDropProps {
  readonly mode: UploadMode;
  readonly file: File | undefined;
  /** Gets only files that the mode takes. */
  readonly onChoose: (file: File) => void;
}

/**
 * Where a file is chosen or dropped. The native control covers the whole zone, so a click, a key and, before any script
 * runs, a drop reach it by themselves.
 */
export function FileDrop({ mode, file, onChoose }: FileDropProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const words = uploadModes[mode];

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const taken = takesFile(mode, chosen.name);
    setRefused(taken ? undefined : chosen.name);
    if (taken) onChoose(chosen);
  };

  useEffect(() => {
    // A file that was chosen before the page was hydrated is already in the control.
    const early = input.current?.files?.[0];
    if (early && takesFile(mode, early.name)) onChoose(early);
  }, [mode, onChoose]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!input.current?.matches(':disabled')) take(event.dataTransfer.files[0]);
  };

  return (
    <div>
      <Label id={`${id}-label`} htmlFor={id}>
        {words.fileLabel}
      </Label>
      <Zone
        $over={isOver}
        $filled={file !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={drop}
      >
        <Icon name={file ? 'file' : 'upload'} size={28} />
        <State id={`${id}-state`} aria-live="polite">
          <Name>{file?.name ?? words.dropHere}</Name>
          <Note>{file ? formatFileSize(file.size) : words.limit}</Note>
          {refused && (
            <Refusal>
              {refused} {words.refusal}
            </Refusal>
          )}
        </State>
        <Act id={`${id}-act`}>{file ? 'Change' : 'Choose file'}</Act>
        <input
          ref={input}
          id={id}
          type="file"
          name="file"
          accept={words.accept}
          aria-labelledby={`${id}-label ${id}-act`}
          aria-describedby={`${id}-state`}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
          }}
          onClick={(event) => {
            // So that the same file, changed on disk, can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </Zone>
    </div>
  );
}
