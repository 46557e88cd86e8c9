import { readWorkbook } from '../../src/engine/tabular/readWorkbook.ts';
import type { ExportPlan } from './exportPlan.ts';
import { exportForms } from './exportForms.ts';
import { generateExport } from './generateExport.ts';
import { faultsOf, judgeExport } from './judgeExport.ts';

/** `node statements/testing/exports/run.ts` reads many more. */
const seeds = Array.from({ length: 24 }, (_, seed) => seed);

const judge = (seed: number, change?: (plan: ExportPlan) => ExportPlan) =>
  judgeExport(generateExport(seed, change), readWorkbook);

const zeros = { kind: 'zeros', title: 'Commission' } as const;

/** Changes that must not change what is read, or must be doubted. */
const changes: Readonly<Record<string, (plan: ExportPlan) => ExportPlan>> = {
  'as it is': (plan) => plan,
  'with its columns moved': (plan) => ({ ...plan, isPermuted: !plan.isPermuted }),
  'with its titles repeated in other spellings': (plan) => ({ ...plan, repeatAfter: 2, repeatsOtherwise: true }),
  'with columns of zeros': (plan) => ({
    ...plan,
    extras: [...plan.extras, { ...zeros, place: 1 }, { ...zeros, title: '', place: 9 }],
  }),
  'with a second balance on the other side': (plan) => ({
    ...plan,
    extras: [{ kind: 'computed, reversed', title: 'Calculated Balance', place: 1 }, ...plan.extras],
  }),
  'with its debits negative': (plan) => ({ ...plan, debitsAreNegative: true }),
  'in the other order': (plan) => ({ ...plan, isNewestFirst: !plan.isNewestFirst }),
};

test.each(Object.keys(changes))(
  'ST-33 a generated export %s has no row that is wrong, missing or invented in silence',
  (name) => {
    const judgements = seeds.map((seed) => ({ seed, judgement: judge(seed, changes[name]) }));
    expect(judgements.filter(({ judgement }) => faultsOf(judgement) > 0)).toEqual([]);
    const [rows, right] = [
      judgements.reduce((sum, { judgement }) => sum + judgement.rows, 0),
      judgements.reduce((sum, { judgement }) => sum + judgement.right, 0),
    ];
    expect(right / rows).toBeGreaterThan(0.98);
  },
);

test('ST-33 an export in the wording of each bank and program is read', () => {
  const plain = (form: ExportPlan['form']) => (plan: ExportPlan) => ({
    ...plan,
    form,
    extras: [],
    hasBalances: true,
    sides: form.columns.some(({ role }) => role === 'side') ? ('column' as const) : ('suffix' as const),
  });
  const refused = exportForms.filter((form) => {
    const { right, rows } = judge(3, plain(form));
    return right < rows;
  });
  expect(refused.map(({ name }) => name)).toEqual([]);
});

test('ST-33 no row below titles of the wrong sides is proved', () => {
  for (const seed of seeds) {
    const swapped = judge(seed, (plan) => ({
      ...plan,
      form: {
        ...plan.form,
        columns: plan.form.columns.map(({ role, title }) => ({
          title,
          role: role === 'debit' ? 'credit' : role === 'credit' ? 'debit' : role,
        })),
      },
      hasBalances: true,
      extras: [],
    }));
    expect({ seed, wrongAndProved: swapped.wrongAndProved }).toEqual({ seed, wrongAndProved: 0 });
  }
});
