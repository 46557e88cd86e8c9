import type { TypedText } from './typedTextSource.ts';

const size = 8;
const characterWidth = size / 2;
const pitch = 10;
const [left, top] = [20, 40];

/** A page as a line printer prints it: each character has the same width, and its place in the text is its place on the page. */
export const textPrint = (page: string): TypedText[] =>
  page.split('\n').flatMap((line, index) => {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    return text === '' ? [] : [{ x: left + indent * characterWidth, y: top + index * pitch, text, size }];
  });
