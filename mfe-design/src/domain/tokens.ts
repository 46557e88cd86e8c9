import { globalStyle } from '@artha/shared/design';

/** A colour theme of the design page. */
export type Theme = 'light' | 'dark';

const declared = new Map(
  Array.from(globalStyle.matchAll(/^ {4}--(?<name>[\w-]+): (?<value>.+);$/gm), ({ groups }) => [
    groups?.['name'],
    groups?.['value'],
  ]),
);

/** The value of a token in a theme, as the stylesheet of every page declares it: `#0e1116`, `1.5rem`. */
export function tokenValue(name: string, theme: Theme): string {
  const value = declared.get(name);
  if (value === undefined) throw new Error(`There is no token ${name}.`);
  const both = /^light-dark\((?<light>.+?\)?), (?<dark>.+)\)$/.exec(value)?.groups;
  return both?.[theme] ?? value;
}

/** Colour tokens with the same purpose. */
export interface ColourGroup {
  readonly name: string;
  readonly tokens: readonly { readonly name: string; readonly use: string }[];
  /** Backgrounds of the group; none if it is a background or a decoration itself. */
  readonly on: readonly string[];
  /** The least contrast required on them: 4.5 for text, 3 for the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least?: number;
}

/** Colours by what they are for. */
export const colourGroups: readonly ColourGroup[] = [
  {
    name: 'Words',
    on: ['bg', 'surface', 'surface-2'],
    least: 4.5,
    tokens: [
      { name: 'text', use: 'Text, headings, links' },
      { name: 'muted', use: 'Secondary text' },
      { name: 'accent-text', use: 'Footnotes, averages' },
      { name: 'danger', use: 'Errors, with icon and words' },
      { name: 'success', use: 'It worked' },
    ],
  },
  {
    name: 'Money',
    on: ['bg'],
    least: 4.5,
    tokens: [
      { name: 'debit', use: 'Debit: solid' },
      { name: 'credit', use: 'Credit: hatched' },
    ],
  },
  {
    name: 'Edges of controls',
    on: ['bg', 'surface', 'surface-2'],
    least: 3,
    tokens: [{ name: 'control', use: 'Inputs, secondary buttons, table heads' }],
  },
  {
    name: 'Grounds',
    on: [],
    tokens: [
      { name: 'bg', use: 'Page' },
      { name: 'surface', use: 'Footer, drop zone, notice' },
      { name: 'surface-2', use: 'Track, tag, hover, disabled' },
      { name: 'accent-wash', use: 'Banner' },
      { name: 'danger-wash', use: 'Error box' },
    ],
  },
  {
    name: 'Marks',
    on: [],
    tokens: [
      { name: 'ink', use: 'Buttons' },
      { name: 'accent', use: 'Waitlist, check, selected' },
      { name: 'regime-old', use: 'Outline of the old regime' },
      { name: 'line', use: 'Hairlines, decoration only' },
      { name: 'wash-line', use: 'Edge of the banner' },
    ],
  },
];

/** Sizes of type, largest first. The price has the pricing page to itself and is not among them. */
export const typeSizes = [
  { name: 'display', weight: 580, use: 'Landing headline' },
  { name: 'h1', weight: 580, use: 'Page title' },
  { name: 'h2', weight: 580, use: 'Section' },
  { name: 'figure', weight: 580, use: 'Take home' },
  { name: 'h2-tool', weight: 580, use: 'Section in a tool' },
  { name: 'h3', weight: 580, use: 'Card title' },
  { name: 'lead', weight: 400, use: 'Under a title' },
  { name: 'ui', weight: 500, use: 'Buttons, cells' },
  { name: 'small', weight: 400, use: 'Hints, legal' },
  { name: 'caption', weight: 550, use: 'Table heads' },
] as const;

/** In pixels, as the stylesheets use them. */
export const spaces = [4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64, 72, 96, 112] as const;

/** Radii of corners in pixels, with their uses. */
export const radii = [
  { px: 6, use: 'Tag' },
  { px: 8, use: 'Button, field' },
  { px: 10, use: 'Search, track' },
  { px: 12, use: 'Card' },
  { px: 16, use: 'Dialog' },
] as const;
