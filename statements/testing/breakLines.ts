/** Breaks a text at the end of a full line. */
export function breakAnywhere(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let open = '';
  for (const character of text) {
    if (fits(open + character)) open += character;
    else {
      lines.push(open.trimEnd());
      open = character.trimStart();
    }
  }
  return [...lines, open];
}

/** Breaks between words; a word longer than a line is broken after one of its marks, or at the end of the line. */
export function breakBetweenWords(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let open = '';
  for (const part of text.split(/(?<=[ /*:-])/)) {
    const broken = fits(open + part.trimEnd()) ? [open + part] : [open, ...breakAnywhere(part, fits)];
    lines.push(...broken.slice(0, -1));
    open = broken.at(-1) ?? '';
  }
  return [...lines, open].map((one) => one.trim()).filter((one) => one !== '');
}
