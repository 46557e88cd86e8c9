/** Webpack's list of the files in a folder, each as its text. */
interface TextContext {
  keys(): string[];
  (path: string): string;
}

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { readonly recursive: true; readonly regExp: RegExp }): TextContext;
  }
}

// Banks have an entry of their own: code that knows banks would otherwise carry all lists.
const texts = import.meta.webpackContext('./', { recursive: true, regExp: /^\.\/(?!banks\/).+\.tsv$/ });

/** The texts of the lists beside this file, by path, in a build for browsers; in Node `readLists.ts` reads them. */
export const listTexts: ReadonlyMap<string, string> = new Map(
  texts.keys().map((path): [string, string] => [path.slice('./'.length), texts(path)]),
);
