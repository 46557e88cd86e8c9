import { globalStyle } from '../design/globalStyle.ts';

/** A declaration of a stylesheet, with its rule and media query. */
export interface Declaration {
  /** A media query such as `print`; empty if it always applies. */
  readonly media: string;
  readonly selector: string;
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** Every declaration of every stylesheet that the document holds, those of styled components included. */
export function readStylesheets(): Declaration[] {
  return Array.from(document.styleSheets).flatMap((sheet) =>
    Array.from(sheet.cssRules).flatMap((rule) => read(rule, '')),
  );
}

function read(rule: CSSRule, media: string): Declaration[] {
  if (isMediaRule(rule)) return Array.from(rule.cssRules).flatMap((inner) => read(inner, rule.media.mediaText));
  if (!isStyleRule(rule)) return [];
  const { style, selectorText } = rule;
  return Array.from(style, (property) => ({
    media,
    selector: selectorText,
    property,
    value: style.getPropertyValue(property),
    isImportant: style.getPropertyPriority(property) === 'important',
  }));
}

// jsdom has these rules and no classes to tell them by.
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule;
const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;

const colours = new Map(
  Array.from(globalStyle.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));$/gm)).map(
    ([, name = '', light, dark, both = '']) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
);

/** A theme in which a colour is resolved. */
export type ColourTheme = 'light' | 'dark';

/**
 * Red, green and blue of a token, of a mixture of two, or of a colour such as `#0e1116`; undefined for anything else.
 */
export function resolveColour(value: string, theme: ColourTheme): readonly number[] | undefined {
  const mixture = /^color-mix\(in srgb, (.+) (\d+)%, (.+)\)$/.exec(value);
  if (mixture) {
    const [, first = '', percent = '', second = ''] = mixture;
    const [one, other] = [resolveColour(first, theme), resolveColour(second, theme)];
    const share = Number(percent) / 100;
    return other && one?.map((channel, index) => channel * share + (other[index] ?? 0) * (1 - share));
  }
  const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  const hex = token === undefined ? value : (colours.get(token)?.[theme] ?? '');
  const channels = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex)?.slice(1);
  return channels?.map((channel) => Number.parseInt(channel, 16));
}

/**
 * Contrast of two colours: from 1, none, to 21, black on white (WCAG 2.2, 'contrast ratio' and 'relative luminance').
 */
export function contrastRatio(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
