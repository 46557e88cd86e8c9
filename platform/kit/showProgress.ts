import type { OnStep, PublishStep } from '@artha/service/ReleaseClient';

/** The output that shows progress: a terminal, or a file. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** Progress that is being shown. */
export interface ShownProgress {
  readonly onStep: OnStep;
  /** Removes the line from a terminal. */
  readonly end: () => void;
}

const CLEAR_LINE = '\r\u001B[2K';

/** A step in words. @param rendered number of pages so far. */
function describeStep(one: PublishStep, rendered: number): string {
  if (one.step === 'rendered') return `Rendered ${one.page} (${rendered})`;
  return { uploaded: 'Uploaded', received: 'Order received', accepted: 'Order accepted' }[one.step];
}

/** Shows the steps of a publish: in one line that changes on a terminal, in a line each elsewhere. */
export function showProgress({ isTTY = false, columns = 80, write }: Output): ShownProgress {
  let rendered = 0;
  return {
    onStep: (one) => {
      if (one.step === 'rendered') rendered += 1;
      const line = describeStep(one, rendered);
      write(isTTY ? CLEAR_LINE + line.slice(0, columns - 1) : `${line}\n`);
    },
    end: () => {
      if (isTTY) write(CLEAR_LINE);
    },
  };
}
