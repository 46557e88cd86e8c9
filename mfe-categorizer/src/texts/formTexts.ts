import type { Language } from '@artha/shared';
import type { UploadMode } from '../domain/upload/uploadMode.ts';
import type { Column, FormProblems } from '../domain/upload/validateUpload.ts';

/** The texts of the form for one kind of file. */
interface ModeTexts {
  readonly name: string;
  readonly fileLabel: string;
  readonly dropHere: string;
  readonly touchHere: string;
  readonly limit: string;
  /** @param name of a file for which the form changed to this mode. */
  readonly changedFor: (name: string) => string;
  readonly upload: string;
  /** On the button that leads to the other mode. */
  readonly switchLabel: string;
}

/** What the notes beside the form say about one topic. */
interface NotedTopic {
  readonly heading: string;
  /** Without JavaScript a file comes back as CSV and nothing else; entries that need a script are hidden then. */
  readonly entries: readonly { readonly name: string; readonly text: string; readonly needsScript?: true }[];
}

/** The texts of the page until a file is converted: they are in its first files. */
export interface FormTexts {
  readonly language: Language;
  readonly title: string;
  readonly lead: string;
  /** Instead of the lead, after a table was lost; has as many lines, so that the form does not move. */
  readonly lostLead: string;
  /** Above a table that was lost and made again of the file that the browser still had. */
  readonly againLead: string;
  /** The heading above a table. */
  readonly found: (transactions: number, categories: number) => string;
  /** Above the form if there is a table: of the person's own statement, or of the sample. */
  readonly uploadAnother: string;
  readonly ownStatement: string;
  readonly modes: Readonly<Record<UploadMode, ModeTexts>>;
  readonly files: (count: number) => string;
  /** @param name of a file that the tool does not take. */
  readonly refusal: (name: string) => string;
  /** On the only button, for files that are only converted on the device. */
  readonly onDevice: Readonly<Record<'pictures' | 'mixed', (count: number) => string>>;
  /** What happens to the file; the last line is hidden without JavaScript. */
  readonly trust: readonly string[];
  readonly bank: { readonly label: string; readonly placeholder: string; readonly hint: string };
  readonly columns: Readonly<Record<Column, string>>;
  readonly columnPlaceholder: string;
  readonly adds: string;
  readonly convertHere: string;
  readonly isConverting: string;
  readonly withoutScript: string;
  /** @param position of the file among several, such as ` (2 of 3)`; empty for one. */
  readonly sending: (file: string, position: string) => string;
  readonly processing: (file: string, position: string) => string;
  readonly position: (number: number, count: number) => string;
  readonly cancel: string;
  readonly problems: FormProblems;
  /** If files of this page do not load. */
  readonly notLoaded: string;
  readonly sampleNotLoaded: string;
  readonly notes: {
    readonly label: string;
    readonly sampleLead: string;
    readonly trySample: string;
    readonly topics: readonly NotedTopic[];
  };
  /** The names of parts that load later, as subjects of a sentence, and a placeholder. */
  readonly parts: {
    readonly result: string;
    readonly resultLoading: string;
    readonly question: string;
    readonly offer: string;
  };
}
