import { measurements } from '../measurement/measurement.ts';

/** Returns the measured Web Vitals under PostHog's names, one event per remote. Each call returns only new values. */
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
