import { categories } from '@artha/statements/engine';
import * as v from 'valibot';

const MAX_CATEGORIES = 50;

/** The longest name that a table on a phone shows in one line. */
const MAX_NAME = 40;

/** A name of a category. Commas separate the cells of our CSV, and a spreadsheet runs what begins with these signs. */
export const categoryNameSchema = v.pipe(
  v.string(),
  v.transform((name) => name.trim().replaceAll(/\s+/g, ' ')),
  v.nonEmpty(),
  v.maxLength(MAX_NAME),
  v.regex(/^[^,"=+@\-\p{Cc}][^,"\p{Cc}]*$/u),
);

/** Schema of the categories that a person named. */
export const ownCategoriesSchema = v.pipe(v.array(categoryNameSchema), v.maxLength(MAX_CATEGORIES));

/** The reason why a name cannot be a new category. */
export type NameFault = 'unfit' | 'known' | 'too many';

const key = (name: string) => name.toLowerCase();

/** Adds a name, or says why not: it is unfit, or a category has it already, also in other capitals. */
export function addCategory(
  own: readonly string[],
  typed: string,
): { readonly own: readonly string[] } | { readonly fault: NameFault } {
  const name = v.safeParse(categoryNameSchema, typed);
  if (!name.success) return { fault: 'unfit' };
  if ([...categories, ...own].some((known) => key(known) === key(name.output))) return { fault: 'known' };
  return own.length >= MAX_CATEGORIES ? { fault: 'too many' } : { own: [...own, name.output] };
}

/** Adds the names of a file that are new; the others are known. */
export function addCategories(own: readonly string[], names: readonly string[]): readonly string[] {
  return names.reduce<readonly string[]>((all, name) => {
    const added = addCategory(all, name);
    return 'own' in added ? added.own : all;
  }, own);
}

/** All categories that a person may choose: the known ones, their own, and others that rows have, in alphabetical order. */
export function categoriesToChoose(own: readonly string[], used: Iterable<string>): readonly string[] {
  return [...new Set([...categories, ...own, ...used])].sort();
}
