import type { FileRefusal } from '../../device/readTaxFile.ts';
import type { LinkOf } from '../linkOf.ts';

const inYear = (year: string | undefined): string => (year === undefined ? '' : ` for ${year}`);

/** The page that reads Form 16 and AIS, in English. */
export const form16 = {
  title: 'Fill from Form 16 and AIS',
  lead: 'Your browser reads the files, fills the tax estimate, and explains where the estimate differs from your employer.',
  files: 'Form 16 and AIS',
  prompt: 'Drop Form 16 as PDF, and AIS as PDF or JSON',
  touchPrompt: 'Choose Form 16 as PDF, and AIS as PDF or JSON',
  hint: 'Several files at once, such as Part A and Part B, or the forms of two employers.',
  privacy: (link: LinkOf) => (
    <>
      The files stay on your device: nothing is sent, and nothing is stored. You can type the figures into the{' '}
      {link('detailed estimate')} instead.
    </>
  ),
  /** These three, and the refusals, are the rest of a sentence that begins with the name of a file. */
  reading: 'is being read…',
  form16: (employer: string | undefined, year: string | undefined) =>
    `is Form 16${inYear(year)}${employer === undefined ? '' : ` from ${employer}`}.`,
  ais: (entries: number, year: string | undefined) =>
    `is an AIS${inYear(year)} with ${entries === 1 ? '1 entry' : `${entries} entries`} of interest or dividends.`,
  refusals: {
    scan: 'has no text: it is a scan. Please ask your employer for the PDF that TRACES or the payroll software made.',
    picture: 'is a picture, and its figures cannot be read reliably. Please ask your employer for the PDF.',
    passwordNeeded: 'is protected by a password.',
    passwordWrong: 'does not open with this password.',
    damaged: 'is damaged or not a complete PDF. Please download it again.',
    tooLarge: 'is too large for a Form 16 or an AIS. Please choose the form alone.',
    notLoaded:
      'was not read, because the part that reads files did not load. Please check your connection and add it again.',
    notOffered: 'cannot be read in this browser. Please type the figures into the estimate.',
    empty: 'is empty. Please download it again.',
    form16A: 'is a Form 16A, about tax on other payments than salary. Your AIS has its figures.',
    form26AS: 'is a Form 168 or 26AS. Please choose the AIS instead, which has the same tax and the income.',
    tis: 'is the Taxpayer Information Summary. Please choose the AIS, which says where each amount comes from.',
    form12BA: 'is a Form 12BA alone, the list of perquisites. Please choose Form 16.',
    form130: 'is a Form 130, which takes the place of Form 16 from 2026-27. It cannot be read yet.',
    unknown: 'is neither a Form 16 nor an AIS.',
  } satisfies Record<FileRefusal, string>,
  password: (name: string) => `Password of ${name}`,
  passwordHint:
    'Of an AIS: your PAN in small letters and your date of birth, such as abcpd1234e01011990. Of a Form 16: as your employer says, often the PAN.',
  open: 'Open',
  removeIt: 'Remove',
  remove: (name: string) => `Remove ${name}`,
};
