const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

/** `2026-11-23` → `23 नवंबर 2026`. Does not use `Intl`, because the composer has none. */
export function hindiDate(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${String(Number(date))} ${months[Number(month) - 1] ?? ''} ${year}`;
}
