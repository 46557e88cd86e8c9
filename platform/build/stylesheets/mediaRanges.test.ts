import { withoutRanges } from './mediaRanges.ts';

test.each([
  ['@media (width < 40rem)', '@media (not (min-width:40rem))'],
  ['@media (width>=48rem)', '@media (min-width:48rem)'],
  [
    '@media screen and (width <= 600px) and (height > 3px)',
    '@media screen and (max-width:600px) and (not (max-height:3px))',
  ],
  ['@media (400px <= width)', '@media (min-width:400px)'],
  ['@media (400px > width)', '@media (not (min-width:400px))'],
  ['@media (400px <= width < 700px)', '@media ((min-width:400px) and (not (min-width:700px)))'],
  ['@container card (inline-size < calc(1rem + 2px))', '@container card (not (min-inline-size:calc(1rem + 2px)))'],
  ['@media (aspect-ratio < 16/9)', '@media (not (min-aspect-ratio:16/9))'],
  ['@media (hover: hover) and (min-width: 3px)', '@media (hover: hover) and (min-width: 3px)'],
])('%s is %s', (query, expected) => {
  expect(withoutRanges(query)).toBe(expected);
});
