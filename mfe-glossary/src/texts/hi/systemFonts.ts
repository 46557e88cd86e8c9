/** Full names of the fonts with Devanagari of Android, Linux, Windows and Apple's systems. */
const names = [
  'Noto Sans Devanagari',
  'Noto Sans Devanagari Regular',
  'Lohit Devanagari',
  'Nirmala UI',
  'Kohinoor Devanagari',
  'Kohinoor Devanagari Regular',
];

/** The system's fonts with Devanagari as sources of a font face. */
export const systemSources = names.map((name) => `local('${name}')`).join();
