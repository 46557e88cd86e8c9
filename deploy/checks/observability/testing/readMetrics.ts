/** The metrics of a service: for each metric, the values of each label. */
export type Exposed = Map<string, Map<string, Set<string>>>;

/** Adds the metrics of a text in Prometheus format. A histogram is known by the names of its series. */
export function readMetrics(text: string, exposed: Exposed = new Map()): Exposed {
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined) continue;
    const own = exposed.get(name) ?? new Map<string, Set<string>>();
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      own.set(label, (own.get(label) ?? new Set()).add(value));
    }
    exposed.set(name, own);
  }
  return exposed;
}
