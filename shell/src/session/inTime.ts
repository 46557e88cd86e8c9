/** What waits for an answer of the service goes on without it after so long. */
export const SERVICE_TIMEOUT_MS = 8000;

/** `fetch` with a time limit for the whole answer. */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS) });
}

/** What work that may ask the service several times comes to; undefined where it takes too long. It goes on by itself. */
export async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, SERVICE_TIMEOUT_MS, undefined);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
