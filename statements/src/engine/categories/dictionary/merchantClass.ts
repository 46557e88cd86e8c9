import type { Category } from '../category.ts';

/**
 * Merchants of one kind. `names` lists them parted by `;`, each with other names and starts of its UPI addresses in
 * brackets. Spaces and capitals do not matter. `!` guards a name that people or common words share: it counts only
 * where the other side cannot be a person, or where it is the whole name.
 */
export interface MerchantClass {
  readonly kind: string;
  readonly category: Category;
  readonly names: string;
}
