/** The seed of the random cases: a new one in each run, unless `ORACLE_SEED` is that of a run to repeat. */
export const seed = Number(process.env['ORACLE_SEED'] ?? Date.now() % 2 ** 31);
