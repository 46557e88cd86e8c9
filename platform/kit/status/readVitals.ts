import * as v from 'valibot';
import { isVital, VITALS_FORMAT } from '@artha/shared/contract';
import { askSite } from '@artha/service/askSite';

const count = v.number();
const quartilesSchema = v.object({ count, p25: v.number(), p50: v.number(), p75: v.number() });
const vitalsSchema = v.object({
  format: v.literal(VITALS_FORMAT),
  releases: v.array(
    v.object({
      remote: v.string(),
      release: v.string(),
      views: count,
      errors: v.record(v.string(), count),
      vitals: v.record(
        v.custom<string>((name) => typeof name === 'string' && isVital(name)),
        quartilesSchema,
      ),
    }),
  ),
});

/** The counts of visitors' browsers for one release (docs/measurement.md). */
export type ReleaseVitals = v.InferOutput<typeof vitalsSchema>['releases'][number];

/**
 * Reads what a site counted, by release.
 * @param site its address.
 * @returns undefined if it counts nothing, such as a host of plain files.
 */
export async function readVitals(site: string): Promise<readonly ReleaseVitals[] | undefined> {
  const response = await askSite(site, '/vitals', { signal: AbortSignal.timeout(10_000) });
  const parsed = v.safeParse(vitalsSchema, await response.json().catch(() => undefined));
  return response.ok && parsed.success ? parsed.output.releases : undefined;
}
