import type { epf } from '../domain/calculators/epf.ts';
import type { gratuity } from '../domain/calculators/gratuity.ts';
import type { gst } from '../domain/calculators/gst.ts';
import type { hra } from '../domain/calculators/hra.ts';
import type { inflation } from '../domain/calculators/inflation.ts';
import type { lumpSum } from '../domain/calculators/lumpSum.ts';
import type { nps } from '../domain/calculators/nps.ts';
import type { ppf } from '../domain/calculators/ppf.ts';
import type { prepayment } from '../domain/calculators/prepayment.ts';
import type { retirement } from '../domain/calculators/retirement.ts';
import type { stepUpSip } from '../domain/calculators/stepUpSip.ts';
import type { TextsOf } from '../texts/formTexts.ts';

type Load<Calculator> = () => Promise<{ readonly texts: TextsOf<Calculator> }>;

/** The loaders of the texts of each calculator in one language. */
export interface CalculatorTextLoaders {
  readonly prepayment: Load<typeof prepayment>;
  readonly stepUpSip: Load<typeof stepUpSip>;
  readonly lumpSum: Load<typeof lumpSum>;
  readonly ppf: Load<typeof ppf>;
  readonly epf: Load<typeof epf>;
  readonly nps: Load<typeof nps>;
  readonly retirement: Load<typeof retirement>;
  readonly inflation: Load<typeof inflation>;
  readonly hra: Load<typeof hra>;
  readonly gratuity: Load<typeof gratuity>;
  readonly gst: Load<typeof gst>;
}
