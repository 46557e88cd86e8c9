import * as v from 'valibot';
import { incomeOf, type Ais, type AisEntry } from './ais.ts';

const textSchema = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '');
const labelledSchema = v.fallback(v.object({ columnLabel: v.array(textSchema), columnData: v.array(textSchema) }), {
  columnLabel: [],
  columnData: [],
});

/** The part of the portal's file that is read: labels with values, and per section the summary row of each entry. */
const aisSchema = v.object({
  header: v.optional(labelledSchema, { columnLabel: [], columnData: [] }),
  partA: v.optional(labelledSchema, { columnLabel: [], columnData: [] }),
  partB: v.object({
    sections: v.array(
      v.object({
        elements: v.fallback(
          v.array(
            v.object({ l2: v.fallback(v.object({ columnData: v.array(v.array(textSchema)) }), { columnData: [] }) }),
          ),
          [],
        ),
      }),
    ),
  }),
});

/** The columns of a summary row: category, code, description, source, count, amount. */
const columns = { code: 1, source: 3, amount: 5 } as const;

function paiseOf(text: string): number | undefined {
  const plain = text.replace(/[,₹\s]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

type Labelled = v.InferOutput<typeof labelledSchema>;

function valueOf({ columnLabel, columnData }: Labelled, label: RegExp): string | undefined {
  const index = columnLabel.findIndex((one) => label.test(one));
  return index < 0 ? undefined : columnData[index];
}

/** Reads an AIS from the decrypted JSON of the portal; undefined if it is another file. */
export function readAisJson(json: unknown): Ais | undefined {
  const parsed = v.safeParse(aisSchema, json);
  if (!parsed.success) return undefined;
  const { header, partA, partB } = parsed.output;
  const rows = partB.sections.flatMap(({ elements }) => elements.flatMap(({ l2 }) => l2.columnData));
  const entries = rows.flatMap((row): AisEntry[] => {
    const code = row[columns.code] ?? '';
    const [income, paise] = [incomeOf(code), paiseOf(row[columns.amount] ?? '')];
    return income === undefined || paise === undefined
      ? []
      : [{ income, code, source: row[columns.source] ?? '', paise }];
  });
  const year = /\b(20\d\d)-(?:20)?(\d\d)\b/.exec(valueOf(header, /(?:financial|tax)\s*year/i) ?? '');
  const pan = /[A-Z]{5}\d{4}[A-Z]/.exec(valueOf(partA, /permanent account number|\bpan\b/i) ?? '')?.[0];
  return { ...(year && { year: `${year[1] ?? ''}-${year[2] ?? ''}` }), ...(pan !== undefined && { pan }), entries };
}
