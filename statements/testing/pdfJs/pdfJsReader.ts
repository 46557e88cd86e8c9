import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';
import type { TextSource } from '../../src/engine/index.ts';
import { readAnswerSchema } from './messages.ts';
import type { ReadJob } from './messages.ts';

/** Reads PDFs with pdf.js in a separate process, because a test cannot load it. One file at a time. */
export interface PdfJsReader {
  /** Reads all pages of a file. Rejects when pdf.js cannot. */
  read(job: ReadJob): Promise<TextSource>;
  stop(): Promise<void>;
}

/** Starts the process that reads with pdf.js. */
export async function startPdfJsReader(): Promise<PdfJsReader> {
  const child = fork(join(import.meta.dirname, 'reader.ts'), { serialization: 'advanced', stdio: 'ignore' });
  const ended = once(child, 'exit');
  await once(child, 'message');
  return {
    read: async (job) => {
      const answered = once(child, 'message');
      child.send(job);
      const [message] = v.parse(v.looseTuple([v.unknown()]), await answered);
      const answer = v.parse(readAnswerSchema, message);
      if (answer.kind !== 'pages') throw new Error(answer.kind === 'failed' ? answer.message : answer.kind);
      const { pages } = answer;
      return {
        pageCount: pages.length,
        readPage: (index) => ({ glyphs: pages[index] ?? [] }),
        close: () => undefined,
      };
    },
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
