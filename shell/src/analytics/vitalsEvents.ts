import { measurements } from '../measurement/measurement.ts';

/**
 * What was measured of loading and responding, as PostHog names it: an event a remote. Each call gives what the calls
 * before it did not.
 */
export function createVitalsEvents(): () => Record<string, string | number>[] {
  const taken = new Set<string>();
  return () => {
    const fresh = measurements
      .get()
      .filter(({ id, kind, name }) => kind === 'vital' && name !== 'LoAF' && !taken.has(id));
    for (const { id } of fresh) taken.add(id);
    const events = new Map<string, Record<string, string | number>>();
    for (const { name, value, remote, release } of fresh) {
      events.set(remote, { ...events.get(remote), remote, release, [`$web_vitals_${name}_value`]: value });
    }
    return [...events.values()];
  };
}
