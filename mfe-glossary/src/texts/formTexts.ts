/** The texts of one calculator. */
export interface FormTexts<Name extends string, Answer extends string> {
  readonly title: string;
  /** The labels of its fields. */
  readonly fields: Readonly<Record<Name, string>>;
  readonly answers: Readonly<Record<Answer, string>>;
  /** What the figures assume, and what they leave out. */
  readonly note: string;
}
