import type { ToolCard } from '@artha/shared/contract';
import { drawLetter } from './mark.ts';
import { area, bar, letter, stroke, token, type Box, type Pen } from './pen.ts';

/** The margin of the text, which drawings keep, too. */
const MARGIN = 64;

type Draw = (pen: Pen, box: Box, family: string) => void;

/** A line across the box, half a pixel wide on either side of a row. */
const rule = (pen: Pen, box: Box, y: number, colour = token('line'), width = 2) => {
  stroke(pen, colour, width, [
    [box.x, y],
    [box.x + box.width, y],
  ]);
};

/** Rows of a statement: how long the description, the category and the amount are; some rows are credits. */
const rows = [
  { text: 112, category: 84, amount: 62 },
  { text: 84, category: 64, amount: 46 },
  { text: 124, category: 92, amount: 74, credit: true },
  { text: 98, category: 72, amount: 54, chosen: true },
  { text: 76, category: 88, amount: 40 },
  { text: 118, category: 68, amount: 66, credit: true },
  { text: 92, category: 78, amount: 50 },
];

/** A table with a category on every row; debits are solid, credits are hatched. */
const statement: Draw = (pen, box) => {
  const step = box.height / (rows.length - 0.5);
  rows.forEach(({ text, category, amount, credit, chosen }, index) => {
    const y = box.y + (index + 0.5) * step;
    bar(pen, token('surface-2'), { x: box.x + 44, y: y - 9, width: text, height: 18 }, 9);
    const tag = { x: box.x + 192, y: y - 20, width: category, height: 40 };
    bar(pen, token(chosen ? 'accent' : 'wash-line'), tag, 9);
    if (!chosen) {
      bar(pen, token('accent-wash'), { x: tag.x + 2, y: tag.y + 2, width: category - 4, height: 36 }, 7);
    }
    const right = { x: box.x + box.width - MARGIN - amount, y: y - 10, width: amount, height: 20 };
    if (credit) hatch(pen, right);
    else bar(pen, token('debit'), right, 3);
    rule(pen, box, y + step / 2);
  });
};

function hatch(pen: Pen, box: Box): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 3);
  pen.clip();
  for (let x = box.x - box.height; x < box.x + box.width; x += 12) {
    stroke(pen, token('credit'), 5, [
      [x, box.y + box.height],
      [x + box.height, box.y],
    ]);
  }
  pen.restore();
  pen.beginPath();
  pen.roundRect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, 3);
  pen.strokeStyle = token('credit');
  pen.lineWidth = 2;
  pen.stroke();
}

/** Where each rate begins, in lakh of taxable income: a staircase of either regime. */
const oldSlabs = [
  { from: 2.5, rate: 5 },
  { from: 5, rate: 20 },
  { from: 10, rate: 30 },
];
const newSlabs = [
  { from: 4, rate: 5 },
  { from: 8, rate: 10 },
  { from: 12, rate: 15 },
  { from: 16, rate: 20 },
];

/** Income across to 20 lakh, rate up: the area under each staircase is the tax. */
const tax: Draw = (pen, box) => {
  const ground = box.y + box.height;
  const stairs = (slabs: typeof oldSlabs) => {
    const steps = slabs.map(({ from, rate }) => ({
      x: box.x + (from / 20) * box.width,
      y: ground - (rate / 36) * box.height,
    }));
    return [
      ...steps.flatMap(({ x, y }, index) => [[x, steps[index - 1]?.y ?? ground] as const, [x, y] as const]),
      [box.x + box.width, steps.at(-1)?.y ?? ground] as const,
    ];
  };
  const [before, now] = [stairs(oldSlabs), stairs(newSlabs)];
  const corner = [box.x + box.width, ground] as const;
  area(pen, token('surface-2'), [...before, corner]);
  stroke(pen, token('regime-old'), 3, before);
  area(pen, token('accent'), [...now, corner]);
  stroke(pen, token('text'), 5, now);
};

/** Five years of figures; the last one is where the report looks. */
const research: Draw = (pen, box) => {
  const heights = [0.3, 0.4, 0.46, 0.62, 0.8];
  const step = box.width / (heights.length + 0.5);
  for (let line = 1; line < 5; line += 1) rule(pen, box, box.y + (box.height * line) / 5);
  heights.forEach((height, index) => {
    const colour = token(index === heights.length - 1 ? 'accent' : 'text');
    const top = box.height * height;
    bar(pen, colour, { x: box.x + (index + 0.5) * step, y: box.y + box.height - top, width: step * 0.56, height: top });
  });
};

const specimen = { weight: 500, tracking: -0.03 };

/** A specimen between the lines that letters stand on and reach to. */
const glossary: Draw = (pen, box, family) => {
  const size = box.width * 0.66;
  const base = box.y + box.height * 0.68;
  letter(pen, { family, size, ...specimen });
  for (const flat of ['H', 'x']) rule(pen, box, base - pen.measureText(flat).actualBoundingBoxAscent);
  rule(pen, box, base + size * 0.2);
  rule(pen, box, base + 5, token('accent'), 10);
  centred(pen, 'Aa', box, base, { family, size });
};

/** A ratio. */
const report: Draw = (pen, box, family) => {
  const size = box.height * 0.4;
  const middle = box.y + box.height / 2;
  centred(pen, 'a', box, middle - size * 0.2, { family, size });
  centred(pen, 'b', box, middle + size * 0.94, { family, size });
  stroke(pen, token('accent'), 12, [
    [box.x + box.width * 0.25, middle],
    [box.x + box.width * 0.75, middle],
  ]);
};

function centred(pen: Pen, text: string, box: Box, y: number, font: { family: string; size: number }): void {
  letter(pen, { ...font, ...specimen });
  pen.fillStyle = token('text');
  pen.textAlign = 'center';
  pen.fillText(text, box.x + box.width / 2, y);
  pen.textAlign = 'left';
}

/** For everything else: the letter of the mark, hung from the bar. */
const tool: Draw = (pen, box) => {
  drawLetter(pen, token('nav'), { x: box.x + box.width / 2, y: box.y, height: box.height - MARGIN });
};

/** The drawing beside a page's title, by the kind of its tool. */
export const drawings: Readonly<Record<ToolCard['icon'], Draw>> = {
  statement,
  tax,
  research,
  glossary,
  report,
  tool,
};
