/** The words that Indian banks print before balances and totals, and the lines that end a table. */

const gap = '[\\s.:*-]*';

/** In Spanish, Portuguese, Italian, French and German. */
const foreignOpening =
  'saldo (?:anterior|inicial|iniziale)|(?:ancien )?solde (?:précédent|initial)|anfangssaldo|alter (?:kontostand|saldo)';
const foreignClosing = 'saldo finale?|(?:nouveau )?solde (?:final|nouveau)|endsaldo|neuer (?:kontostand|saldo)';

/** Patterns of labels, without the text before and after them. */
export const labelPatterns = {
  opening: `(?:opening|beginning|start(?:ing)?)${gap}bal(?:ance)?|balance${gap}(?:brought${gap})?forward|balance${gap}from${gap}previous${gap}statement|(?:balance${gap})?b\\s?/\\s?f(?:wd)?|(?:balance${gap})?brought${gap}forward|previous${gap}balance|${foreignOpening}`,
  closing: `(?:closing|end(?:ing)?)${gap}bal(?:ance)?|(?:balance${gap})?c\\s?/\\s?f(?:wd)?|(?:balance${gap})?carried${gap}(?:forward|over)|${foreignClosing}`,
  debits: `total${gap}(?:debits?|withdrawals?|dr)(?:${gap}(?:amount|amt))?|(?:debit|withdrawal)${gap}amount|debits`,
  credits: `total${gap}(?:credits?|deposits?|cr)(?:${gap}(?:amount|amt))?|(?:credit|deposit)${gap}amount|credits`,
  debitCount: `(?:no\\.? of |total )?(?:dr|debit|withdrawal)s?${gap}count|no\\.? of (?:debits|withdrawals)`,
  creditCount: `(?:no\\.? of |total )?(?:cr|credit|deposit)s?${gap}count|no\\.? of (?:credits|deposits)`,
} as const;

/** A line with any of these labels. */
export const anyLabel = new RegExp(Object.values(labelPatterns).join('|'), 'i');

/** A narration that only states the balance at its place: `SOLDE CREDITEUR AU 30/06/2014`, `S A L D O`. */
export const statedBalancePattern =
  /^\W*(?:solde (?:cr[ée]diteur|d[ée]biteur)\b.*|s ?a ?l ?d ?o(?: do dia)?\W*|saldo final\b.*)$/i;

/** The kind of a label, such as `opening` or `closing`. */
export type LabelKind = keyof typeof labelPatterns;

/** A line with the sums of the columns above it. */
export const totalLinePattern = /^\W*(?:(?:grand|transaction|statement|sub|page)?\s*totals?)\b(?!\s*(?:page|balance))/i;

/** A line that ends the table until its titles are printed again. */
export const tableEndPattern =
  /^(?:\* ?){5,}$|^\W*(?:(?:grand |transaction |statement )?totals?\s*:?\s*(?=[-(]?[\d,]+\.\d|$)|total (?:deposits|withdrawals|checks|fees|electronic|atm|other|service|payments|purchases)[a-z\s,&]*\W{0,3}[\d,]+\.\d\d\W*$|(?:statement |account |transaction )?summary\b(?! of)|statement of linked\b|transaction overview\b|legends?\b|end of (?:the )?statement|\+*\s*end of statement|account related\b)|end of statement/i;

/** Ends a table only after a row was read: a newest-first statement may begin with its closing balance. */
export const closingLinePattern = /^\W*(?:\d{1,2} [a-z]{3} (?:\d{4} )?)?closing\s*bal(?:ance)?\b.*\d\.\d/i;

/** A text that begins with the label of a closing balance. */
export const closingLabelPattern = new RegExp(`^\\W*(?:${labelPatterns.closing})`, 'i');
/** A text that begins with the label of an opening balance. */
export const openingLabelPattern = new RegExp(`^\\W*(?:your )?(?:${labelPatterns.opening})`, 'i');
/** A text that ends with the name of an opening balance: the name of a branch may come before it. */
export const openingLabelEnd = new RegExp(`(?:^|\\s)(?:${labelPatterns.opening}|account${gap}balance)\\W*$`, 'i');
/** Balances carried from page to page. */
export const carriedForwardPattern = /^\W*(?:balance\s*)?(?:carried|c\s?\/\s?f|brought|b\s?\/\s?f)/i;

/** Text at the bottom of a page in the middle of a table. */
export const pageFooterPattern = /^\W*page\s*(?:no\W*)?\d+|^\W*(?:this is (?:a )?)?(?:computer|system)[- ]generated/i;

/** The name of a group of rows, alone on a line among the rows of a card. */
export const captionPattern =
  /^\W*(?:(?:primary|add-?on|supplementary) card transactions?\W*[\dx*]*|(?:retail )?purchases (?:and|&) (?:(?:other )?debits|cash (?:transactions|advances))|(?:other )?fees (?:and|&) charges|(?:domestic|international) transactions?|payments? (?:and|&) (?:other )?credits)\W*$/i;

/** Text above or below the rows of a page, in the words that many banks use. */
export const furniturePattern =
  /^\W*(?:(?:contd|continued)\b(?:\W*$|[. ]*(?:on|from|to|in)?\s*(?:the )?(?:next|previous|page))|end of (?:the |this )?statement\b|(?:this|the above) (?:is|statement)\b|unless the constituent|(?:regd|registered)\.? (?:office|off)\b|contents of this statement|disclaimer\b|important (?:information|notice|note)|(?:does|do) not require (?:any )?signature|(?:customer care|toll[- ]free)\b|abbreviations? used|generated (?:on|by|at)\b|printed (?:on|by)\b)|\bpage\s*(?:no\W*)?#?\s*(?:of|\/)\s*#|\b(?:computer|system)[- ]generated\b/i;
