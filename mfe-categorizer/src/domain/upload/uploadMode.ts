/** The two kinds of file that the tool takes: the endings of their names, and the other kind. */
export const uploadModes = {
  pdf: { accept: '.pdf,application/pdf,.jpg,.jpeg,.png,.webp', switchTo: 'csv' },
  csv: { accept: '.csv,.xls,.xlsx,.ods,.tsv,.txt', switchTo: 'pdf' },
} as const;

/** The kind of file that the tool takes. */
export type UploadMode = keyof typeof uploadModes;

/** Whether a file of this name is a photograph or another picture. */
export const isPicture = (fileName: string): boolean => /\.(?:jpe?g|png|webp)$/i.test(fileName);

/** Whether a file of this name is a picture of an iPhone that browsers cannot open. */
export const isHeic = (fileName: string): boolean => /\.hei[cf]$/i.test(fileName);

/**
 * Whether a mode takes a file of this name. A picker can show all files and a drop ignores `accept`, so every file is
 * checked again.
 */
export function takesFile(mode: UploadMode, fileName: string): boolean {
  const name = fileName.toLowerCase();
  return uploadModes[mode].accept.split(',').some((ending) => ending.startsWith('.') && name.endsWith(ending));
}

/** The mode that takes one of these files; undefined if none does. */
export function modeFor(files: readonly Pick<File, 'name'>[]): UploadMode | undefined {
  return (['pdf', 'csv'] as const).find((mode) => files.some(({ name }) => takesFile(mode, name)));
}

/** The mode that takes a file of this name; undefined if none does. */
export const modeOf = ({ name }: Pick<File, 'name'>): UploadMode | undefined => modeFor([{ name }]);
