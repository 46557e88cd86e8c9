import { useEffect, useId, useRef, useState, type DragEvent, type ReactElement } from 'react';
import { FieldRow, Label } from './Field.styles.ts';
import { Act, State, Zone } from './FileDrop.styles.ts';
import { Icon } from './Icon.tsx';

/** Properties of `FileDrop`. */
export interface FileDropProps {
  readonly label: string;
  readonly name: string;
  /** The kinds of files that the picker shows first, as in HTML. */
  readonly accept: string;
  /** What stands in the empty zone: what may be dropped, and its limit in small. */
  readonly prompt: string;
  readonly hint: string;
  /** The file that was chosen, by its name and a note such as its size. */
  readonly chosen: { readonly name: string; readonly note: string } | undefined;
  /** Why a file is not taken, as a sentence; undefined when it is. */
  readonly refuse?: (file: File) => string | undefined;
  /** Gets only files that are taken. */
  readonly onChoose: (file: File) => void;
  /** `id` of an error box elsewhere that says what is wrong with this control. */
  readonly invalidBy?: string | undefined;
  readonly disabled?: boolean;
}

const takeAll = () => undefined;

/**
 * Where a file is chosen or dropped. The native control covers the whole zone, so a click, a key and, before any script
 * runs, a drop reach it by themselves.
 */
export function FileDrop({
  label,
  name,
  accept,
  prompt,
  hint,
  chosen,
  refuse = takeAll,
  onChoose,
  invalidBy,
  disabled,
}: FileDropProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const take = (file: File | undefined) => {
    if (!file) return;
    const reason = refuse(file);
    setRefusal(reason);
    if (reason === undefined) onChoose(file);
  };

  useEffect(() => {
    // A file that was chosen before the page was hydrated is already in the control.
    const early = input.current?.files?.[0];
    if (early && refuse(early) === undefined) onChoose(early);
  }, [refuse, onChoose]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!input.current?.matches(':disabled')) take(event.dataTransfer.files[0]);
  };

  return (
    <FieldRow>
      <Label id={`${id}-label`} htmlFor={id}>
        {label}
      </Label>
      <Zone
        $over={isOver}
        $filled={chosen !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={drop}
      >
        <Icon name={chosen ? 'file' : 'upload'} size={28} />
        <State id={`${id}-state`} aria-live="polite">
          <b>{chosen?.name ?? prompt}</b>
          <small>{chosen?.note ?? hint}</small>
          {refusal !== undefined && <b>{refusal}</b>}
        </State>
        <Act id={`${id}-act`}>{chosen ? 'Change' : 'Choose file'}</Act>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-act`}
          aria-describedby={invalidBy === undefined ? `${id}-state` : `${id}-state ${invalidBy}`}
          aria-invalid={invalidBy !== undefined || undefined}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
          }}
          onClick={(event) => {
            // So that the same file, changed on disk, can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </Zone>
    </FieldRow>
  );
}
