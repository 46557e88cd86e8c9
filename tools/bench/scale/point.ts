import * as v from 'valibot';

/** The changes of a site that are measured; `menu` is a publish with a new entry in the frame. */
export const changes = ['publish', 'rollback', 'withdraw', 'menu'] as const;
export type SiteChange = (typeof changes)[number];

const perChange = v.object({ publish: v.number(), rollback: v.number(), withdraw: v.number(), menu: v.number() });

export const pointSchema = v.object({
  store: v.picklist(['folder', 'S3']),
  remotes: v.number(),
  /** Seconds until the pages of the changed remote are live: the median. */
  live: perChange,
  /** Seconds of processor time of the service for it, without the processes that render. */
  processor: perChange,
  /** Files that it writes. */
  written: perChange,
  /** Seconds in which a hundred pages of others follow a new menu entry. */
  hundredPages: v.number(),
  /** Seconds until a service, or an edge, has answered its first request; and its memory then, in bytes. */
  serviceStart: v.number(),
  serviceMemory: v.number(),
  edgeStart: v.number(),
  edgeMemory: v.number(),
  /** Bytes of a first visit that depend on the registry. */
  visitBytes: v.number(),
});

/** The measurements of a site of one size in one kind of store. */
export type ScalePoint = v.InferOutput<typeof pointSchema>;

const seconds = (value: number) => `${value.toFixed(2)} s`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

const rows: readonly (readonly [title: string, cell: (point: ScalePoint) => string])[] = [
  ...changes.map((one) => [`${one}, own pages live`, (point: ScalePoint) => seconds(point.live[one])] as const),
  ...changes.map((one) => [`${one}, processor time`, (point: ScalePoint) => seconds(point.processor[one])] as const),
  ...changes.map((one) => [`${one}, files written`, (point: ScalePoint) => String(point.written[one])] as const),
  ['a hundred pages follow a menu entry', ({ hundredPages }) => seconds(hundredPages)],
  ['start of a service', ({ serviceStart }) => seconds(serviceStart)],
  ['memory of a service after it', ({ serviceMemory }) => megabytes(serviceMemory)],
  ['start of an edge', ({ edgeStart }) => seconds(edgeStart)],
  ['memory of an edge after it', ({ edgeMemory }) => megabytes(edgeMemory)],
  ['page and registry of a first visit', ({ visitBytes }) => `${String(visitBytes)} B`],
];

/** The points as a table in Markdown. */
export function describePoints(points: readonly ScalePoint[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...points.map(({ store, remotes }) => `${String(remotes)}, ${store}`)]),
    line(['---', ...points.map(() => '---')]),
    ...rows.map(([title, cell]) => line([title, ...points.map(cell)])),
    '',
  ].join('\n');
}
