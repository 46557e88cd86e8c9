import { join } from 'node:path';
import { startStatements } from '@artha/edge/startStatements';
import { root } from '../paths.ts';

/** The running and warm service for one measurement; it stops afterwards. */
export async function withStatements<T>(
  environment: Readonly<Record<string, string>>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const service = await startStatements(join(root, 'statements'), environment);
  const stop = () => void service.close();
  process.once('exit', stop);
  try {
    return await use(service.url);
  } finally {
    process.off('exit', stop);
    await service.close();
  }
}
