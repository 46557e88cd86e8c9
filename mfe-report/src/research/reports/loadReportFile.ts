import * as v from 'valibot';

const moduleSchema = v.object({ default: v.looseObject({}) });
const notFoundSchema = v.object({ code: v.literal('MODULE_NOT_FOUND') });

/** The content of a JSON file that webpack loads. @returns undefined if there is no such file */
export async function contentOf(load: () => Promise<unknown>): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    return v.parse(moduleSchema, await load()).default;
  } catch (error) {
    if (v.is(notFoundSchema, error)) return undefined;
    throw error;
  }
}

/** Loads the content file of a report. @returns undefined if there is none */
export function loadReportFile(slug: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  return contentOf(() => import(`./${slug}.json`));
}
