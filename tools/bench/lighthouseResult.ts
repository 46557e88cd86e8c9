import * as v from 'valibot';

const categorySchema = v.object({
  score: v.nullable(v.number()),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
});

/** The needed part of Lighthouse's result. */
const resultSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.object({
    performance: categorySchema,
    accessibility: categorySchema,
    'best-practices': categorySchema,
    seo: categorySchema,
  }),
  audits: v.record(v.string(), v.object({ score: v.nullable(v.number()), numericValue: v.optional(v.number()) })),
});

type Result = v.InferOutput<typeof resultSchema>;

/** Lighthouse's result of one visit: scores from 0 to 100. */
export interface LighthouseVisit {
  readonly paintSeconds: number;
  readonly shift: number;
  readonly blockingMs: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly search: number;
  /** Audits that cost points in accessibility, best practices and SEO. */
  readonly failed: readonly string[];
}

function figure({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no ${id}.`);
  return value;
}

function scoreOf({ categories }: Result, name: keyof Result['categories']): number {
  const { score } = categories[name];
  if (score === null) throw new Error(`Lighthouse gave no score for ${name}.`);
  return Math.round(score * 100);
}

/**
 * Parses Lighthouse's result.
 * @throws if the visit failed or a figure is missing.
 */
export function readLighthouseResult(value: unknown): LighthouseVisit {
  const result = v.parse(resultSchema, value);
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  const { accessibility, 'best-practices': practices, seo } = result.categories;
  return {
    paintSeconds: figure(result, 'largest-contentful-paint') / 1000,
    shift: figure(result, 'cumulative-layout-shift'),
    blockingMs: figure(result, 'total-blocking-time'),
    performance: scoreOf(result, 'performance'),
    accessibility: scoreOf(result, 'accessibility'),
    practices: scoreOf(result, 'best-practices'),
    search: scoreOf(result, 'seo'),
    failed: [accessibility, practices, seo]
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
