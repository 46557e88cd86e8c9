import type { FailureCode } from './failures.ts';

/** An error with a code of the table in `failures.ts`; `cause` keeps what was thrown underneath. */
export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, { cause });
    this.name = 'Failure';
    this.code = code;
  }
}
