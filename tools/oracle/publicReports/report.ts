/** A kind of defect that people reported in public about tools for tax and money, with a case that shows it. */
export interface Report<Case> {
  readonly kind: string;
  /** Where it was reported, or where a person asks what the right figure is. */
  readonly source: string;
  readonly one: Case;
}
