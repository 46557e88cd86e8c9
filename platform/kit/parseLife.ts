const MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const isUnit = (unit: string): unit is keyof typeof MS => Object.hasOwn(MS, unit);

/**
 * Reads a time such as `90m`, `12h` or `7d`.
 * @returns in milliseconds.
 * @throws if it is written in another way.
 */
export function parseLife(life: string): number {
  const [, count = '', unit = ''] = /^(\d{1,4})([a-z])$/.exec(life) ?? [];
  if (isUnit(unit) && Number(count) > 0) return Number(count) * MS[unit];
  throw new Error('Say how long as minutes, hours or days: --for 90m, --for 12h, --for 7d.');
}
