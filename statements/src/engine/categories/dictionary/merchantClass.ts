import type { Category } from '../category.ts';

/**
 * Merchants of one kind. `names` lists them separated by `;`, each followed by other names and prefixes of its UPI
 * addresses in brackets. Spaces and capitals are ignored. `!` guards a name that people or common words share: it
 * counts only where the other party cannot be a person, or where it is the whole name.
 */
export interface MerchantClass {
  readonly kind: string;
  readonly category: Category;
  readonly names: string;
}
