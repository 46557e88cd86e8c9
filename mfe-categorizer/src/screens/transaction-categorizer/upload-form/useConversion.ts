import { useEffect, useRef, useState } from 'react';
import type { ConversionPorts } from '../../../domain/conversion/convertStatement.ts';
import type { UnreadFile } from '@artha/statements/engine';
import type { ConvertedStatement, Way } from '../../../domain/statement/convertedStatement.ts';
import type { Progress, RunOutcome } from '../../../domain/conversion/runUploads.ts';
import { useTexts } from '../../../languages/screenTexts.tsx';
import type { StatementTable } from '../../../domain/statement/statementTable.ts';
import {
  validateUpload,
  type Problem,
  type Upload,
  type UploadChoices,
} from '../../../domain/upload/validateUpload.ts';

/** The messages of the last conversion are absent if there are none. */
interface ConversionState extends Partial<Omit<RunOutcome, 'unread'>> {
  /** Absent while nothing is being converted. */
  readonly progress?: Progress | undefined;
  /** The converted statements; kept until the person replaces them. */
  readonly statements: readonly ConvertedStatement[];
  /** The files that gave no rows, with the statements. */
  readonly unread: readonly UnreadFile[];
  /** The statements as one table; absent while there are none. */
  readonly table: StatementTable | undefined;
}

/** How to convert, and whether to add the rows to the existing ones. */
interface ConversionWish<W extends Way = Exclude<Way, 'sample'>> {
  readonly way: W;
  readonly adds: boolean;
}

/** The state of conversions and the actions on it. */
export interface ConversionHandle extends ConversionState {
  /** Validates the form and converts the files. Resolves with the files that are left to convert. */
  readonly convert: (choices: UploadChoices, wish: ConversionWish) => Promise<readonly File[]>;
  /** Converts the files that the service does not take now on the device. Resolves with those that are left. */
  readonly convertInstead: (adds: boolean) => Promise<readonly File[]>;
  /** Reads the scans that were not converted on the device. Resolves with the files that are left to convert. */
  readonly readScan: (adds: boolean) => Promise<readonly File[]>;
  /** Shows the sample statement, converted in the page. */
  readonly convertSample: () => Promise<void>;
  readonly cancel: () => void;
  /** Shows a message in the red box. */
  readonly showProblem: (problem: Problem) => void;
  /** Clears the message once the person has done what it asks for. */
  readonly settle: (field: NonNullable<Problem['field']>) => void;
  /** Clears the table. */
  readonly clear: () => void;
}

const empty: ConversionState = { statements: [], unread: [], table: undefined };

function firstProgress([first, ...others]: readonly Upload[]): Progress | undefined {
  return first && { fileName: first.file.name, number: 1, count: 1 + others.length };
}

/** One attempt at a time: a new one ends the last, and leaving the screen ends them all. */
function useAttempts() {
  const current = useRef<AbortController>(undefined);
  const cancel = () => {
    current.current?.abort();
  };
  useEffect(
    () => () => {
      current.current?.abort();
    },
    [],
  );
  const start = (): AbortSignal => {
    cancel();
    current.current = new AbortController();
    return current.current.signal;
  };
  return { start, cancel };
}

/** The state of conversions. Everything is in memory, and leaving the screen ends a running conversion. */
export function useConversion(ports: ConversionPorts, uploadUrl: string): ConversionHandle {
  const texts = useTexts();
  const [state, setState] = useState<ConversionState>(empty);
  const attempts = useAttempts();

  const convertUploads = async (uploads: readonly Upload[], wish: ConversionWish<Way>): Promise<readonly File[]> => {
    const signal = attempts.start();
    const progress = firstProgress(uploads);
    setState(({ statements, unread, table }) => ({ progress, statements, unread, table }));
    try {
      // The converter is needed only once a file is chosen.
      const { runUploads, texts: conversionTexts } = await texts.later.run();
      const run = await runUploads(ports, uploadUrl, uploads, wish.way, {
        signal,
        texts: conversionTexts,
        onProgress: (progress) => {
          setState((state) => ({ ...state, progress }));
        },
      });
      setState((before) => ({ ...run.outcome, ...run.join(before, wish.adds) }));
      return run.left;
    } catch {
      setState(({ statements, unread, table }) => ({
        problem: { message: texts.notLoaded },
        statements,
        unread,
        table,
      }));
      return uploads.map(({ file }) => file);
    }
  };

  const showProblem = (problem: Problem) => {
    setState((state) => ({ ...state, problem }));
  };

  const convert = async (choices: UploadChoices, wish: ConversionWish): Promise<readonly File[]> => {
    const validation = validateUpload(choices, wish.way, texts.problems);
    if (validation.ok) return convertUploads(validation.uploads, wish);
    showProblem(validation.problem);
    return choices.files;
  };

  const convertSample = async () => {
    try {
      const [{ sampleUpload }, { texts: conversionTexts }] = await Promise.all([
        import('../../../domain/upload/sample.ts'),
        texts.later.run(),
      ]);
      await convertUploads([sampleUpload(conversionTexts.sample)], { way: 'sample', adds: false });
    } catch {
      showProblem({ message: texts.sampleNotLoaded });
    }
  };

  const readScan = (adds: boolean) =>
    convertUploads(
      (state.scanned ?? []).map((upload) => ({ ...upload, isScan: true as const })),
      { way: 'device', adds },
    );

  const convertInstead = (adds: boolean) => convertUploads(state.refusedNow ?? [], { way: 'device', adds });

  return {
    ...state,
    convert,
    readScan,
    convertInstead,
    convertSample,
    cancel: attempts.cancel,
    showProblem,
    settle: (field) => {
      setState((state) => (state.problem?.field === field ? { ...state, problem: undefined } : state));
    },
    clear: () => {
      setState(empty);
    },
  };
}
