import { listTexts } from '#lists';
import { rowsOf } from '../../lists/rowsOf.ts';
import { categories, type Category } from './category.ts';

/** A list for one category: its rows, each split into its cells. */
interface CategoryList {
  readonly path: string;
  readonly category: Category;
  readonly rows: readonly (readonly string[])[];
}

/** A category in the names of folders and files: `food-and-dining`. */
function slugOf(category: Category): string {
  return category.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-');
}

const categoryBySlug = new Map(categories.map((category) => [slugOf(category), category]));

/**
 * The lists of a folder. The name below the folder is the category: `shop-words/health.tsv`, `merchants/health/pharmacy.tsv`.
 * @throws if it is not the name of a category.
 */
export function readLists(folder: string): CategoryList[] {
  return [...listTexts].flatMap(([path, text]) => {
    const [first, slug = ''] = path.replace('.tsv', '').split('/');
    if (first !== folder) return [];
    const category = categoryBySlug.get(slug);
    if (category === undefined) throw new Error(`${path}: ${slug} is not a category.`);
    return [{ path, category, rows: rowsOf(text) }];
  });
}

/** The first cells of a list that has no category. */
export function readWords(path: string): string[] {
  return rowsOf(listTexts.get(path) ?? '').map(([word = '']) => word);
}
