/** What happened on which day of the stretch that is selected at first. Made up, except for the volume. */
export const sampleEvents = [
  { day: 55, name: 'Results published', detail: 'Margin lower than the quarter before' },
  { day: 58, name: 'Volume doubled', detail: 'For three days, then back to usual' },
] as const;
