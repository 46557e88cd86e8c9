/** The texts of one calculator. */
export interface FormTexts<Name extends string, Answer extends string> {
  readonly title: string;
  /** The labels of its fields. */
  readonly fields: Readonly<Record<Name, string>>;
  readonly answers: Readonly<Record<Answer, string>>;
  /** The assumptions behind the figures, and the costs that they leave out. */
  readonly note: string;
}
