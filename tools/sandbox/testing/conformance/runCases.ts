import type { ConformanceCase, Need, Target } from './target.ts';

/** Number of cases of each kind. */
export interface CaseCounts {
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: number;
}

const reasons: Readonly<Record<Need, string>> = {
  autoconfirm: 'it requires new accounts to confirm their address',
  confirmation: 'it confirms new accounts automatically',
  mail: 'its e-mails cannot be read',
  sms: 'its text messages cannot be read',
  google: 'no person can be chosen at its provider',
  issuer: 'its tokens name no issuer',
  'no-issuer': 'its tokens name their issuer',
  reuse: 'it does not accept a used refresh token again',
  'no-reuse': 'it accepts a used refresh token again for some seconds',
  'recovery-codes': 'it has no recovery codes, or they are disabled',
  'service-key': 'the key with which a site administers its accounts is not known',
  clock: 'its clock cannot be set',
};

/** The needs of a case that the server does not meet. */
export const missingNeeds = ({ needs }: ConformanceCase, { offers }: Target): readonly Need[] =>
  needs.filter((need) => !offers.has(need));

/** Runs cases one after the other; cases that a server does not support are reported, and never count as passed. */
export async function runCases(
  target: Target,
  cases: readonly ConformanceCase[],
  log: (line: string) => void,
): Promise<CaseCounts> {
  const outcome = { passed: 0, failed: 0, leftOut: 0 };
  for (const one of cases) {
    const [missing] = missingNeeds(one, target);
    if (missing) {
      outcome.leftOut += 1;
      log(`left out  ${one.name}: ${reasons[missing]}`);
      continue;
    }
    const started = performance.now();
    try {
      await one.run(target);
      outcome.passed += 1;
      log(`ok        ${one.name} (${Math.round(performance.now() - started)} ms)`);
    } catch (error) {
      outcome.failed += 1;
      log(`FAILED    ${one.name}`);
      log((error instanceof Error ? error.message : String(error)).replaceAll(/^/gm, '            '));
    }
  }
  return outcome;
}
