import type { Exposed } from './readMetrics.ts';

/** The labels that Prometheus adds to every series, and the series that it creates itself. */
const added = ['job', 'instance'];
const own: ReadonlyMap<string, readonly string[]> = new Map([
  ['up', []],
  ['ALERTS', ['alertname', 'alertstate']],
]);

const words: ReadonlySet<string> = new Set(
  [
    'absent and by changes count histogram_quantile increase max min or rate sum time vector',
    // The interval that Grafana inserts.
    '__rate_interval',
  ]
    .join(' ')
    .split(' '),
);

/** The tests do not provoke every status. */
const anyValue: ReadonlySet<string> = new Set(['status', ...added]);

function unknownLabel(name: string, label: string, exposed: Exposed): boolean {
  if (added.includes(label)) return false;
  const ofPrometheus = own.get(name);
  return ofPrometheus ? !ofPrometheus.includes(label) : !exposed.get(name)?.has(label);
}

/** Returns the words of an expression that no service exposes: metrics, labels and their values. */
export function findUnknown(expression: string, exposed: Exposed): string[] {
  const unknown: string[] = [];
  const names: string[] = [];
  const rest = expression.replaceAll(/([a-zA-Z_]\w*)(\{[^}]*\})?/g, (all, name: string, matchers = '') => {
    if (!exposed.has(name) && !own.has(name)) return all;
    names.push(name);
    for (const [, label = '', value = ''] of String(matchers).matchAll(/(\w+)\s*[=!]~?\s*"([^"]*)"/g)) {
      const seen = exposed.get(name)?.get(label);
      if (unknownLabel(name, label, exposed)) unknown.push(`${name}{${label}}`);
      else if (seen && !anyValue.has(label))
        unknown.push(...value.split('|').flatMap((one) => (seen.has(one) ? [] : `${name}{${label}="${one}"}`)));
    }
    return ' ';
  });
  const withoutLists = rest.replaceAll(/\bby \(([^)]*)\)/g, (_all, list: string) => {
    for (const label of list.split(',').map((one) => one.trim())) {
      unknown.push(...names.flatMap((name) => (unknownLabel(name, label, exposed) ? `${name}{${label}}` : [])));
    }
    return ' ';
  });
  const left = withoutLists.replaceAll(/\[[^\]]*\]/g, ' ').match(/[a-zA-Z_]\w*(\{[^}]*\})?/g) ?? [];
  return [...unknown, ...left.filter((word) => !words.has(word) && !/^e\d+$/.test(word))];
}
