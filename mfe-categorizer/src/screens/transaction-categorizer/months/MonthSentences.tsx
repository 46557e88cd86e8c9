import { formatRupeesAndPaise } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { BudgetLine } from '../../../domain/budget/budgetLines.ts';
import type { MonthChanges } from '../../../domain/months/monthChanges.ts';
import type { MonthsPicture } from '../../../domain/months/monthsPicture.ts';
import { isWholeMonth, type Month } from '../../../domain/months/monthsTable.ts';
import type { RecurringPayment } from '../../../domain/months/recurringPayments.ts';
import { useMonthsTexts } from '../../../texts/monthsTexts.ts';
import { describeBudgetLine } from '../planning/describeBudgetLine.ts';
import { Notes, PrintOnly, Sentences } from './Months.styles.ts';

const rupees = (paise: number) => formatRupeesAndPaise(paise / 100);

/** The totals of all months, with the transfers and days that they leave out. */
export function MonthNotes({ picture }: { readonly picture: MonthsPicture }): ReactElement {
  const texts = useMonthsTexts();
  const { months, ownTransfers } = picture;
  const { pairs, single } = ownTransfers;
  const sum = (side: 'moneyInPaise' | 'moneyOutPaise') => months.reduce((total, { [side]: paise }) => total + paise, 0);
  // The same totals as in the summary, which has own transfers.
  const moneyIn = sum('moneyInPaise') + pairs.paise + single.inPaise;
  const moneyOut = sum('moneyOutPaise') + pairs.paise + single.outPaise;
  const notWhole = months.filter((_, index) => !isWholeMonth(months, index));
  return (
    <Notes>
      <p>{texts.lead(months.length, rupees(moneyIn), rupees(moneyOut))}</p>
      {pairs.count > 0 && <p>{texts.pairs(pairs.count, rupees(pairs.paise))}</p>}
      {single.count > 0 && <p>{texts.single(single.count)}</p>}
      {notWhole.map(({ month, days }) => (
        <p key={month}>
          {days
            ? texts.partial(texts.month(month), texts.day(days.first), texts.day(days.last))
            : texts.empty(texts.month(month))}
        </p>
      ))}
    </Notes>
  );
}

/** The recurring payments, each in a sentence with its day and its yearly sum. */
export function RecurringList({ payments }: { readonly payments: readonly RecurringPayment[] }): ReactElement {
  const texts = useMonthsTexts();
  const yearly = payments.reduce((sum, { yearlyPaise }) => sum + yearlyPaise, 0);
  return (
    <>
      <h3>{texts.recurringTitle}</h3>
      <p>{payments.length === 0 ? texts.noRecurring : texts.recurringSum(payments.length, rupees(yearly))}</p>
      <Sentences aria-label={texts.recurringTitle}>
        {payments.map((payment) => (
          <li key={`${payment.name} ${payment.amountPaise} ${payment.day}`}>
            {texts.recurring({
              ...payment,
              category: texts.category(payment.category),
              amount: rupees(payment.amountPaise),
              yearly: rupees(payment.yearlyPaise),
            })}
          </li>
        ))}
      </Sentences>
    </>
  );
}

/** The largest changes from one month to the next. */
export function ChangeList({ changes: found }: { readonly changes: MonthChanges | undefined }): ReactElement {
  const texts = useMonthsTexts();
  if (!found) return <p>{texts.notCompared}</p>;
  const title = texts.changesTitle(texts.month(found.before), texts.month(found.after));
  return (
    <>
      <h3>{title}</h3>
      {found.changes.length === 0 && <p>{texts.noChange}</p>}
      <Sentences aria-label={title}>
        {found.changes.map(({ category, beforePaise, afterPaise }) => (
          <li key={category}>
            {texts.change({
              category: texts.category(category),
              before: rupees(beforePaise),
              after: rupees(afterPaise),
              difference: rupees(Math.abs(afterPaise - beforePaise)),
              isMore: afterPaise > beforePaise,
            })}
          </li>
        ))}
      </Sentences>
    </>
  );
}

/** Properties of `PrintedBudget`. */
export interface PrintedBudgetProps {
  readonly lines: readonly BudgetLine[];
  readonly months: readonly Month[];
}

/** The budget beside the months on paper; on the screen it is where it is set. */
export function PrintedBudget({ lines, months }: PrintedBudgetProps): ReactElement | false {
  const texts = useMonthsTexts();
  return (
    lines.length > 0 && (
      <PrintOnly>
        <h3>{texts.budget.title}</h3>
        <Sentences>
          {lines.map((line) => (
            <li key={line.category}>{describeBudgetLine(line, months, texts)}</li>
          ))}
        </Sentences>
      </PrintOnly>
    )
  );
}
