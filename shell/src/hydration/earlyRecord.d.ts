type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a person did before hydration. */
interface EarlyRecord {
  readonly held: { readonly region: Element; readonly control: Element; readonly type: string }[];
  /** Fields that were changed, with their last value. */
  readonly fields: Map<Field, string>;
}

interface Window {
  __early?: EarlyRecord;
}

declare module '*?inline' {
  const script: string;
  export default script;
}
