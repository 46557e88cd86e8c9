/** Reads delimited text into records of fields by RFC 4180, quoted fields included; blank lines are left out. */
export type ReadCsv = (text: string, options?: { readonly delimiter?: string; readonly limit?: number }) => string[][];

/** Loads the parser, which is needed only once there is a file to read. */
export async function loadCsvReader(): Promise<ReadCsv> {
  const { default: papaparse } = await import('papaparse');
  return (text, { delimiter = ',', limit = 0 } = {}) =>
    papaparse.parse<string[]>(text, { delimiter, preview: limit, skipEmptyLines: 'greedy' }).data;
}
