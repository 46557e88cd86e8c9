/** The id of a term's entry in the report, for links from its contents. */
export function reportEntryId({ id }: { readonly id: string }): string {
  return `report-${id}`;
}
