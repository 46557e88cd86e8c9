import { billsAndRecharge } from './billsAndRecharge.ts';
import { creditCards } from './creditCards.ts';
import { education } from './education.ts';
import { entertainment } from './entertainment.ts';
import { foodAndDining } from './foodAndDining.ts';
import { government } from './government.ts';
import { groceries } from './groceries.ts';
import { health } from './health.ts';
import { housing } from './housing.ts';
import { insurance } from './insurance.ts';
import { investments } from './investments.ts';
import { loans } from './loans.ts';
import type { MerchantClass } from './merchantClass.ts';
import { others } from './others.ts';
import { shopping } from './shopping.ts';
import { transportAndFuel } from './transportAndFuel.ts';
import { travel } from './travel.ts';

/** All merchants known by name, by class. */
export const dictionary: readonly MerchantClass[] = [
  ...groceries,
  ...foodAndDining,
  ...shopping,
  ...transportAndFuel,
  ...travel,
  ...health,
  ...education,
  ...entertainment,
  ...billsAndRecharge,
  ...insurance,
  ...investments,
  ...loans,
  ...creditCards,
  ...housing,
  ...government,
  ...others,
];
