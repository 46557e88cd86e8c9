/** Figures from a workbook and back, in English. */
export const workbook = {
  heading: 'From a workbook, and back',
  hint: 'Names in the first column, years in the others. The file is read on this device and not kept.',
  file: 'Workbook',
  prompt: 'Drop an .xlsx or .csv file here',
  touchPrompt: 'Choose an .xlsx or .csv file',
  limit: 'Up to 5 MB',
  tooLarge: 'This file is larger than 5 MB. Keep the sheet with the figures and drop the rest.',
  unreadable: 'This file cannot be read as a workbook or as CSV. Save it as .xlsx or .csv and choose it again.',
  years: 'Years to take, three at most',
  template: 'Download a template (.xlsx)',
  save: 'Download figures and ratios (.xlsx)',
  notWritten: 'The workbook could not be made. Please try again.',
};
