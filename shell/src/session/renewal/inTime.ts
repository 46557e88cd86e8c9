/** Time limit for an answer of the service. */
export const SERVICE_TIMEOUT_MS = 8000;

/** `fetch` with a time limit for the whole answer. */
export function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS) });
}

/** Waits for work that may ask the service several times; undefined after the time limit. The work continues. */
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
