/** The notification of one or more indices, by its number. */
interface Notified {
  readonly notification: string;
  /** By year from the first one on, each as the calendar year in which it begins. */
  readonly from: number;
  readonly indices: readonly number[];
}

/**
 * The cost inflation index as notified under section 48 of the Act of 1961, from 2026-27 on under section 72(8)(a) of the
 * Act of 2025. They were read in copies of the notifications and in reports of them; that of 2026-27 in reports alone.
 */
const notified: readonly Notified[] = [
  {
    notification: '44/2017, S.O. 1790(E)',
    from: 2001,
    indices: [100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272],
  },
  { notification: '26/2018', from: 2018, indices: [280] },
  { notification: '63/2019', from: 2019, indices: [289] },
  { notification: '32/2020', from: 2020, indices: [301] },
  { notification: '73/2021, S.O. 2336(E)', from: 2021, indices: [317] },
  { notification: '62/2022', from: 2022, indices: [331] },
  { notification: '39/2023', from: 2023, indices: [348] },
  { notification: '44/2024, S.O. 2103(E)', from: 2024, indices: [363] },
  { notification: '70/2025', from: 2025, indices: [376] },
  { notification: '85/2026, S.O. 3889(E)', from: 2026, indices: [384] },
];

/** The index of a year, and its notification. */
export interface InflationIndex {
  readonly index: number;
  readonly notification: string;
}

/**
 * The index of the tax year of a day; of a day before 1 April 2001 that of 2001-02, from which the Act counts.
 * @param day as YYYY-MM-DD.
 * @returns undefined for a year whose index is not known.
 */
export function inflationIndexOn(day: string): InflationIndex | undefined {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = Math.max(year - (month < 4 ? 1 : 0), 2001);
  const row = notified.findLast(({ from }) => from <= start);
  const index = row?.indices[start - row.from];
  return row && index !== undefined ? { index, notification: row.notification } : undefined;
}
