import * as v from 'valibot';
import { references } from '../references/references.ts';
import { en } from '../languages/en.ts';
import { checked as checkedInEnglish, terms as english } from './en/terms.ts';
import { hindiDate } from './hi/hindiDate.ts';
import { hi } from '../languages/hi.ts';
import { checked as checkedInHindi, terms as hindi } from './hi/terms.ts';
import { listPages } from './listPages.ts';

const ids = Object.keys(en.names);
const tools = ['tax', 'report', 'research', 'categorizer'] as const;
/** How a provision is named: by its section, by its rule or regulation, by its number, or by the number of a circular. */
const citations = [
  /\b(Act|Code)\b.*, (18|19|20)\d\d, (section \d|sections \d|Schedule |First Schedule|Chapter )/,
  /^[A-Z].+ (Rules|Regulations), (19|20)\d\d(, (rule|regulations?|Ind AS) \d.*)?$/,
  /^[A-Z].+ (Directions|Scheme), (19|20)\d\d( \([A-Z].+ of \d{1,2} [A-Z][a-z]+ (19|20)\d\d\))?$/,
  /^(master )?circular [A-Z]\S+( No\.\S+)? of \d{1,2} [A-Z][a-z]+ (19|20)\d\d(, clause [\d.]+)?$/,
];

/** Words of the market, of textbooks, of systems and of schemes: no law, rule or circular was found that defines them. */
const withoutProvision = [
  ...['alpha', 'asset-allocation', 'atal-pension-yojana', 'ayushman-bharat', 'basis-point', 'bear-market', 'beta'],
  ...[
    'blue-chip-stocks',
    'book-value',
    'bull-market',
    'circuit-limit',
    'claim-settlement-ratio',
    'compound-interest',
    'ctc',
  ],
  ...['diversification', 'dividend-yield', 'ebitda', 'emergency-fund', 'foreign-exchange-reserves', 'gdp', 'gmp'],
  ...['ifsc', 'jan-dhan-account', 'liquidity', 'micr-code', 'nifty-50', 'no-claim-bonus', 'pmjjby'],
  ...['pmsby', 'portfolio', 'retirement-corpus', 'roce', 'roe', 'sensex', 'sharpe-ratio', 'sip'],
  ...['step-up-sip', 'stp', 'swift-code', 'swp', 'uan', 'utr-number', 'volatility'],
  ...['xirr'],
];
const referencesSchema = v.strictObject({
  related: v.pipe(v.array(v.picklist(ids)), v.minLength(2), v.maxLength(4)),
  usedIn: v.array(v.picklist(tools)),
  source: v.strictObject({
    name: v.pipe(v.string(), v.minLength(5)),
    url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
    provision: v.optional(
      v.pipe(
        v.string(),
        v.check((provision) => citations.some((citation) => citation.test(provision))),
      ),
    ),
    checkedOn: v.pipe(v.string(), v.isoDate()),
  }),
});

/** Rupees, and shares that stay as they are by their nature; no rate of the day. */
const changingRate = /\b\d+(\.\d+)?\s?%/;

test('there are 301 terms, and each has its texts in each language, and its facts', () => {
  expect(ids).toHaveLength(301);
  for (const all of [hi.names, english, hindi, references]) expect(Object.keys(all).sort()).toEqual(ids.toSorted());
});

test('the English list is in the order of the alphabet', () => {
  const names = Object.values(en.names).map((name) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
});

test.each(ids)('%s is related to others, never to itself, and names the source of its facts', (id) => {
  expect(v.parse(referencesSchema, references[id])).toEqual(references[id]);
  expect(references[id]?.related).not.toContain(id);
  expect(new Set(references[id]?.related).size).toBe(references[id]?.related.length);
});

test('every term names its provision, except those that no provision defines', () => {
  const without = ids.filter((id) => references[id]?.source.provision === undefined);
  expect(without.toSorted()).toEqual(withoutProvision);
  const ofTax = Object.values(references).filter(({ source }) => source.name === 'Income Tax Department');
  for (const { source } of ofTax) expect(source.provision).toMatch(/^(Income-tax|Finance) Act/);
});

test.each(ids)('%s is defined in a few sentences, without a rate of the day', (id) => {
  const definition = english[id]?.definition ?? '';
  expect(definition.length).toBeGreaterThan(150);
  expect(definition.length).toBeLessThan(600);
  expect(definition).toMatch(/\.$/);
  expect(definition).not.toMatch(changingRate);
});

test.each(ids)('%s has a Hindi definition in Devanagari', (id) => {
  const definition = hindi[id]?.definition ?? '';
  expect(definition).toMatch(/।$/);
  const letters = definition.match(/\p{L}/gu)?.length ?? 0;
  const devanagari = definition.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  expect(devanagari).toBeGreaterThan(letters * 0.7);
});

test('the pages of a language are its terms, each described by whole sentences', () => {
  for (const language of ['en', 'hi'] as const) {
    const pages = listPages(language);
    expect(pages.map(({ page }) => page).sort()).toEqual(ids.toSorted());
    for (const { description } of pages) expect(description).toMatch(/[.।]$/);
  }
});

test('texts that depend on a number say it', () => {
  expect(en.found(1, 'sip')).toBe('1 term matches “sip”.');
  expect(en.found(3, 'sip')).toBe('3 terms match “sip”.');
  expect(hi.found(3, 'sip')).toContain('3');
  expect(en.noMatch('zz')).toContain('zz');
  expect(hi.noMatch('zz')).toContain('zz');
});

test('a day is written as in the language', () => {
  expect(hindiDate('2026-11-03')).toBe('3 नवंबर 2026');
  expect(checkedInEnglish('2026-11-03')).toBe('text checked on 3 November 2026.');
  expect(checkedInHindi('2026-11-03')).toBe('3 नवंबर 2026 को पाठ जाँचा गया।');
});
