import { createReport, parseTabular } from '../../engine/index.ts';
import { readAccess } from '../access.ts';
import { buildApp } from '../app.ts';
import { readLimits } from '../limits.ts';
import type { JobOutcome } from '../messages.ts';
import { createPool } from '../pool.ts';
import { patientLimits } from './patientLimits.ts';
import { createStubWorkers } from './stubWorkers.ts';
import type { StubWorkers } from './stubWorkers.ts';

/** The answer of a stub for any file. */
export const converted: JobOutcome = {
  kind: 'converted',
  report: createReport(
    parseTabular(new TextEncoder().encode('Date,Narration,Debit,Credit\n01/04/2026,A,1.00,\n'), { maxRows: 1 }),
  ),
};

/** The service in this process, with children that read nothing. */
export interface StubService {
  readonly url: string;
  readonly children: StubWorkers['started'];
  close(): Promise<void>;
}

/**
 * Starts it on a free port, with one child by default.
 * @param environment settings by the names of their variables.
 * @param answers whether children answer by themselves.
 */
export async function startStubService(
  environment: Readonly<Record<string, string>>,
  answers: boolean,
): Promise<StubService> {
  const settings = { ...patientLimits, STATEMENTS_WORKERS: '1', ...environment };
  const limits = readLimits(settings);
  const { started, start } = createStubWorkers(answers ? { outcome: converted } : {});
  const pool = createPool(limits, start);
  await pool.ready;
  const access = readAccess(settings);
  const app = await buildApp({ pool, limits, access, log: () => undefined, isStopping: () => false });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    children: started,
    close: async () => {
      await app.close();
      await pool.close();
    },
  };
}
