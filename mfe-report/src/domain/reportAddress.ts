/** The custom report's parameters in the query of an address. */
export interface ReportAddress {
  /** Ids of the chosen terms, unchecked: some may not exist. */
  readonly ids: readonly string[];
  /** Whether the report has been asked for. */
  readonly isReported: boolean;
}

/** `?terms=current-ratio+debt-ratio&report=shown`. */
export function readReportAddress(search: string): ReportAddress {
  const parameters = new URLSearchParams(search);
  return {
    ids: (parameters.get('terms') ?? '').split(' '),
    isReported: parameters.get('report') === 'shown',
  };
}

/** The search of an address with other values; keeps other parameters and omits defaults. */
export function writeReportAddress(search: string, { ids, isReported }: ReportAddress): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('terms');
  parameters.delete('report');
  if (ids.length > 0) parameters.set('terms', ids.join(' '));
  if (ids.length > 0 && isReported) parameters.set('report', 'shown');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
