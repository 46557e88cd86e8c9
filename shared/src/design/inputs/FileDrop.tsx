import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type DragEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { sharedTexts } from '@artha/shared';
import { FieldRow, Label } from './Field.styles.ts';
import { Action, PromptFor, State, Zone } from './FileDrop.styles.ts';
import { Icon } from '../text/Icon.tsx';

/** Properties of `FileDrop`. */
export interface FileDropProps {
  readonly label: string;
  readonly name: string;
  /** The kinds of files that the picker shows first, as in HTML. */
  readonly accept: string;
  /** The prompt of the empty zone: what may be dropped, and its limit. */
  readonly prompt: string;
  /** The prompt on devices without drag and drop, such as phones. */
  readonly touchPrompt?: string;
  readonly hint: string;
  /** The chosen file: its name, or the number of files, and a note such as the size. */
  readonly chosen: { readonly name: string; readonly note: string } | undefined;
  /** Returns why a file is refused, as a sentence; undefined if it is accepted. */
  readonly refuse?: (file: File) => string | undefined;
  /** Called with an accepted file; of several, the first. */
  readonly onChoose: (file: File) => void;
  /** If given, several files may be chosen at once: called with all of them, but not if one is refused. */
  readonly onChooseAll?: (files: readonly File[]) => void;
  /** `id` of an error box elsewhere with the error of this control. */
  readonly invalidBy?: string | undefined;
  readonly disabled?: boolean;
}

const takeAll = () => undefined;

interface PromptProps {
  readonly children: string;
  readonly touchPrompt: string | undefined;
}

function Prompt({ children, touchPrompt }: PromptProps): ReactElement {
  if (touchPrompt === undefined) return <>{children}</>;
  return (
    <>
      <PromptFor $touch={false}>{children}</PromptFor>
      <PromptFor $touch>{touchPrompt}</PromptFor>
    </>
  );
}

/** Takes chosen files, also those that were chosen before the page was hydrated, and keeps why one was refused. */
function useFileChoice(
  refuse: (file: File) => string | undefined,
  onChoose: (file: File) => void,
  onChooseAll: ((files: readonly File[]) => void) | undefined,
) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();

  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []).slice(0, onChooseAll ? undefined : 1);
    const [file] = files;
    if (!file) return;
    const reason = files.map(refuse).find((one) => one !== undefined);
    setRefusal(reason);
    if (reason !== undefined) return;
    onChoose(file);
    onChooseAll?.(files);
  };

  const takeEarly = useEffectEvent(() => {
    take(input.current?.files ?? null);
  });
  useEffect(() => {
    takeEarly();
  }, []);

  return { input, refusal, take };
}

/** Takes files that are dropped on the zone around an input, and says whether some are above it. */
function useDrop(input: RefObject<HTMLInputElement | null>, take: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => {
      setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!input.current?.matches(':disabled')) take(event.dataTransfer.files);
    },
  };
}

/**
 * A zone to choose or drop a file. The native control covers it, so clicks and keys work without a handler, and so do
 * drops before any script runs.
 */
export function FileDrop({
  label,
  name,
  accept,
  prompt,
  touchPrompt,
  hint,
  chosen,
  refuse = takeAll,
  onChoose,
  onChooseAll,
  invalidBy,
  disabled,
}: FileDropProps): ReactElement {
  const id = useId();
  const { input, refusal, take } = useFileChoice(refuse, onChoose, onChooseAll);
  const { isOver, ...drop } = useDrop(input, take);

  return (
    <FieldRow>
      <Label id={`${id}-label`} htmlFor={id}>
        {label}
      </Label>
      <Zone $over={isOver} $filled={chosen !== undefined} {...drop}>
        <Icon name={chosen ? 'file' : 'upload'} size={28} />
        <State id={`${id}-state`} aria-live="polite">
          <b>{chosen?.name ?? <Prompt touchPrompt={touchPrompt}>{prompt}</Prompt>}</b>
          <small>{chosen?.note ?? hint}</small>
          {refusal !== undefined && <b>{refusal}</b>}
        </State>
        <Action id={`${id}-act`}>{chosen ? sharedTexts().changeFile : sharedTexts().chooseFile}</Action>
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple={onChooseAll !== undefined}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-act`}
          aria-describedby={invalidBy === undefined ? `${id}-state` : `${id}-state ${invalidBy}`}
          aria-invalid={invalidBy !== undefined || undefined}
          onChange={(event) => {
            take(event.currentTarget.files);
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
