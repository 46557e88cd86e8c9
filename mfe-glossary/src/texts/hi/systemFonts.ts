/** Full names of the fonts with Devanagari of Android, Linux, Windows and Apple's systems. */
const names = [
  'Noto Sans Devanagari',
  'Noto Sans Devanagari Regular',
  'Noto Sans Devanagari UI',
  'Lohit Devanagari',
  'Nirmala UI',
  'Mangal',
  'Kohinoor Devanagari',
  'Kohinoor Devanagari Regular',
  'Devanagari Sangam MN',
];

/** The system's fonts with Devanagari as sources of a font face. */
export const systemSources = names.map((name) => `local('${name}')`).join();

/** Whether the system has a font with Devanagari. */
export async function hasSystemFont(): Promise<boolean> {
  return new FontFace('Devanagari of the system', systemSources).load().then(
    () => true,
    () => false,
  );
}
