/** A service that runs answers at once, however much it has to do, because other processes do it. */
const ANSWER_MS = 3000;

/** Whether a service at an address says that it runs, within three seconds. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    return ok;
  } catch {
    return false;
  }
}
