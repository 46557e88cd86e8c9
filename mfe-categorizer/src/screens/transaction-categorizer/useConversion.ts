import { useEffect, useRef, useState } from 'react';
import { convertStatement, type ConversionPorts, type ConvertedStatement } from '../../domain/convertStatement.ts';
import { validateUpload, type Problem, type UploadChoices } from '../../domain/validateUpload.ts';

interface ConversionState {
  readonly loading: boolean;
  /** What stands in the red box; a new object for every attempt, so that each moves the focus. */
  readonly problem: Problem | undefined;
  /** What the service said in place of a CSV. */
  readonly notice: { readonly message: string } | undefined;
  /** An answer that came but could not be read: still there to download. */
  readonly unreadCsv: Blob | undefined;
  /** The last statement that was converted; stays until another takes its place. */
  readonly statement: ConvertedStatement | undefined;
}

export interface ConversionHandle extends ConversionState {
  /** Checks what was chosen and, when nothing is missing, uploads it. */
  readonly convert: (choices: UploadChoices) => Promise<void>;
  /** Shows a message in the red box. */
  readonly report: (problem: Problem) => void;
}

const idle: ConversionState = {
  loading: false,
  problem: undefined,
  notice: undefined,
  unreadCsv: undefined,
  statement: undefined,
};

/** The state of a conversion. Everything is held in memory, and an upload in progress ends with the screen. */
export function useConversion(ports: ConversionPorts, uploadUrl: string): ConversionHandle {
  const [state, setState] = useState(idle);
  const currentUpload = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      currentUpload.current?.abort();
    },
    [],
  );

  const convert = async (choices: UploadChoices) => {
    const validation = validateUpload(choices);
    if (!validation.ok) {
      setState((state) => ({ ...state, problem: validation.problem }));
      return;
    }

    const attempt = new AbortController();
    currentUpload.current = attempt;
    setState(({ statement }) => ({ ...idle, loading: true, statement }));
    const conversion = await convertStatement(ports, uploadUrl, validation.upload, attempt.signal);
    if (attempt.signal.aborted) return;

    setState(({ statement }) => {
      const ended = { ...idle, statement };
      switch (conversion.kind) {
        case 'statement':
          return { ...ended, statement: conversion.statement };
        case 'message':
          return { ...ended, notice: { message: conversion.message } };
        case 'error':
          return { ...ended, problem: { message: conversion.message }, unreadCsv: conversion.csv };
      }
    });
  };

  const report = (problem: Problem) => {
    setState((state) => ({ ...state, problem }));
  };

  return { ...state, convert, report };
}
