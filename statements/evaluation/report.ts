import { splits } from './labelledRows.ts';
import type { CategoryFigures, RowScores } from './measure.ts';
import { measureCategorizer, readNarrations } from './measureCategorizer.ts';

function percent(share: number | undefined): string {
  return share === undefined ? '-' : `${(share * 100).toFixed(1)} %`;
}

function line([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join('');
}

function splitLine(name: string, { rows, accuracy, precision, coverage, others, othersLabelled }: RowScores): string {
  return line([name, String(rows), ...[accuracy, precision, coverage, others, othersLabelled].map(percent)]);
}

function categoryLine({ category, labelled, answered, precision, recall }: CategoryFigures): string {
  return line([category, String(labelled), String(answered), percent(precision), percent(recall)]);
}

const measurement = measureCategorizer(readNarrations());

console.log(
  [
    line(['split', 'rows', 'accuracy', 'precision', 'coverage', 'Others', 'its label']),
    ...splits.map((split) => splitLine(split, measurement.splits[split])),
    splitLine('all', measurement.all),
    '',
    line(['category', 'labelled', 'answered', 'precision', 'recall']),
    ...measurement.all.categories.map(categoryLine),
    '',
    line(['category (unseen)', 'labelled', 'answered', 'precision', 'recall']),
    ...measurement.splits.unseen.categories.map(categoryLine),
  ].join('\n'),
);
