import { generateGroundTruth } from '../groundTruth.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { renderStatement } from '../renderStatement.ts';
import { generateRendering } from '../rendering.ts';
import { statementTemplates } from '../statementTemplates/statementTemplates.ts';
import { mutate } from './mutate.ts';

/** A file to convert, and the password that opens it. */
export interface FuzzFile {
  readonly bytes: Uint8Array;
  readonly password?: string;
}

/** A correct statement and what its conversion must report. */
export interface ValidFile extends FuzzFile {
  readonly template: string;
  readonly rows: number;
  readonly proved: number;
}

function generateFile(random: Random): ValidFile {
  const template = random.pick(statementTemplates);
  const rows = random.integer(3, 40);
  const overdraft = template.overdraft === true && random.chance(0.5);
  const truth = generateGroundTruth({
    seed: random.integer(0, 2 ** 31),
    rowCount: rows,
    narrations: template.narrations,
    overdraft,
  });
  const drawn = generateRendering(random.integer(0, 2 ** 31));
  const form = { ...drawn.form, compressed: drawn.form.compressed && random.chance(0.5) };
  return {
    template: template.id,
    bytes: renderStatement(template, truth, { ...drawn, form }),
    ...(form.protection && { password: form.protection.password }),
    rows,
    proved: template.printsBalance.opening ? rows : rows - 1,
  };
}

/** Generates a random statement. The same seed gives the same file. */
export function generateValidFile(seed: number): ValidFile {
  return generateFile(createRandom(seed));
}

/** Generates a random statement and damages it. The same seed gives the same file. */
export function generateDamagedFile(seed: number): FuzzFile {
  const random = createRandom(seed);
  const { bytes, password } = generateFile(random);
  const damaged = mutate(bytes, generateFile(random).bytes, random);
  return { bytes: damaged, ...(password !== undefined && { password }) };
}
