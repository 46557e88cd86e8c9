/** An error that has a code: of the service, or of the engine in the page. */
export interface CodedError {
  /** Its sentence in English; empty if the service gave none. */
  readonly message: string;
  /** Stable; absent if the service is another one, or a gateway answered. */
  readonly code?: string | undefined;
  /** What was found in the file, as `refusalDetailSchema` of the engine describes it; not checked yet. */
  readonly detail?: unknown;
}

/** The messages of a conversion, loaded with the first one. */
export interface ConversionTexts {
  /** The error sentence for an upload that failed without another reason. */
  readonly uploadFailed: string;
  /** Why a file was refused, by the service or on the device. */
  readonly refused: (error: CodedError) => string;
  /** What the service says instead of a table. */
  readonly message: (message: CodedError) => string;
  /** Why there was no answer, and that the form keeps its values: the file with its bank, or with its column names. */
  readonly noAnswer: (fault: 'no-answer' | 'too-slow' | 'cancelled', kept: 'bank' | 'columns') => string;
  readonly notParsed: string;
  readonly noReader: string;
  readonly noEngine: string;
  readonly cancelledHere: string;
  readonly locked: (file: string) => string;
  /** The field for the password of a file. */
  readonly password: { readonly label: (file: string) => string; readonly hint: string };
  /** @param sentence about the first file of several that failed. */
  readonly aboutFile: (file: string, sentence: string) => string;
  /** How many more of the files failed; a sentence of its own. */
  readonly moreFailed: (more: number, count: number) => string;
  /** Of a file that was not tried, because the conversion ended before it. */
  readonly notBegun: string;
  /** The name of the sample, in place of that of a file. */
  readonly sample: string;
  /** The other way to convert: if the service takes no file now, and if it takes none this long. */
  readonly otherWay: string;
  readonly longWay: string;
}
