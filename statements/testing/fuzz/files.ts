import { drawStatement } from '../renderStatement.ts';
import { papers } from '../statementTemplates/statementTemplates.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { drawRendering } from '../rendering.ts';
import { drawTrueStatement } from '../groundTruth.ts';
import { mutate } from './mutate.ts';

/** A file to convert, and the password that opens it. */
export interface File {
  readonly bytes: Uint8Array;
  readonly password?: string;
}

/** A faultless statement and what its conversion must report. */
export interface SoundFile extends File {
  readonly paper: string;
  readonly rows: number;
  readonly proved: number;
}

function drawFile(random: Random): SoundFile {
  const paper = random.pick(papers);
  const rows = random.integer(3, 40);
  const overdraft = paper.overdraft === true && random.chance(0.5);
  const truth = drawTrueStatement({
    seed: random.integer(0, 2 ** 31),
    rowCount: rows,
    narrations: paper.narrations,
    overdraft,
  });
  const drawn = drawRendering(random.integer(0, 2 ** 31));
  const form = { ...drawn.form, compressed: drawn.form.compressed && random.chance(0.5) };
  return {
    paper: paper.id,
    bytes: drawStatement(paper, truth, { ...drawn, form }),
    ...(form.protection && { password: form.protection.password }),
    rows,
    proved: paper.says.opening ? rows : rows - 1,
  };
}

/** A statement drawn by chance. The same seed gives the same file. */
export function drawSoundFile(seed: number): SoundFile {
  return drawFile(createRandom(seed));
}

/** A statement drawn and damaged by chance. The same seed gives the same file. */
export function drawDamagedFile(seed: number): File {
  const random = createRandom(seed);
  const { bytes, password } = drawFile(random);
  const damaged = mutate(bytes, drawFile(random).bytes, random);
  return { bytes: damaged, ...(password !== undefined && { password }) };
}
