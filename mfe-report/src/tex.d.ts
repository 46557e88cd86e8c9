/** Lines of `id = latex`, turned into MathML when the remote is built. */
declare module '*.tex' {
  /** A MathML element: its name, its attributes, its children. Text is a plain string. */
  export type MathNode =
    | string
    | readonly [name: string, attributes: Readonly<Record<string, string>>, ...children: MathNode[]];

  const formulas: Readonly<Record<string, MathNode>>;
  export default formulas;
}
