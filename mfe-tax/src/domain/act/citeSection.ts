/** Names a provision in a line of text: `123` → `section 123`; a schedule already has its name. */
export const citeSection = (section: string): string => (/^\d/.test(section) ? `section ${section}` : section);
