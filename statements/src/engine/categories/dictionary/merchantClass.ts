import type { Category } from '../category.ts';

/**
 * Merchants of one kind. `names` lists them separated by `;`, each followed by other names and prefixes of its UPI
 * addresses in brackets. Spaces and capitals are ignored. `!` marks a name that is also a person's name or a common
 * word: it counts only if the other party cannot be a person, or if it is the whole name.
 */
export interface MerchantClass {
  readonly kind: string;
  readonly category: Category;
  readonly names: string;
}
