import type { KeptSite } from './KeptSite.ts';

/** How long a document waits for the network if the device has it, in ms. */
export const LIVE_WAIT_MS = 8000;

/** The site, or what is between it and the visitor, cannot answer. */
const cannotAnswer = ({ status }: Response): boolean => status >= 502 && status <= 504;

/** The kept site and the clock that answers depend on. */
export interface AnswerContext {
  readonly openSite: () => Promise<KeptSite>;
  readonly wait: (ms: number) => Promise<undefined>;
}

/** A response, and whether it is from this device. */
export interface WorkerAnswer {
  readonly response: Response;
  readonly isKept: boolean;
}

/**
 * Answers the request for a document. The network comes first, always: what was rolled back or withdrawn is not shown to
 * whoever reaches the site. The device answers if the network fails, or has sent nothing for eight seconds.
 * @param live what the network answers.
 */
export async function answerPage(
  address: string,
  live: Promise<Response>,
  { openSite, wait }: AnswerContext,
): Promise<WorkerAnswer> {
  const answered = live.catch(() => undefined);
  const inTime = await Promise.race([answered, wait(LIVE_WAIT_MS)]);
  if (inTime && !cannotAnswer(inTime)) return { response: inTime, isKept: false };
  const site = await openSite();
  const kept = await site.answerPage(address);
  if (kept) return { response: kept, isKept: true };
  const late = inTime ?? (await answered);
  return { response: late ?? (await site.answerNothing(address)), isKept: false };
}

/**
 * Answers the request for a file of a release, whose address holds a digest.
 * @param isOfKeptPage whether the page that asks came from this device: then its files do, too.
 */
export async function answerFile(
  address: string,
  askNetwork: () => Promise<Response>,
  openSite: AnswerContext['openSite'],
  isOfKeptPage: boolean,
): Promise<Response> {
  const answerKept = async () => (await openSite()).answerFile(address);
  if (isOfKeptPage) return (await answerKept()) ?? askNetwork();
  try {
    const response = await askNetwork();
    return response.ok ? response : ((await answerKept()) ?? response);
  } catch (error) {
    const kept = await answerKept();
    if (kept) return kept;
    throw error;
  }
}
