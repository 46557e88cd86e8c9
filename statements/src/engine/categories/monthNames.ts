/** The short names of months in capitals, as alternatives of a regular expression. */
export const monthNames = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
