import { reportCards as englishCards, reports as englishReports } from '../../research/reports/reports.ts';
import { figureWords } from './figureWords.ts';
import { research } from './research.ts';
import { reportCards, reports } from './reports.ts';
import { termNames } from './termNames.ts';

const latin = /[A-Za-z]/;
const figuresIn = (texts: readonly string[]) =>
  texts
    .join(' ')
    .replaceAll(/\([a-z-]+\)/g, '')
    .match(/₹?\d[\d,.]*\d|₹?\d/g)
    ?.sort((one, other) => one.localeCompare(other));

test('each report is there in Hindi, with the figures and the rating of the one in English', () => {
  expect(reportCards.map(({ slug, rating, value, price }) => [slug, rating, value, price])).toEqual(
    englishCards.map(({ slug, rating, value, price }) => [slug, rating, value, price]),
  );
});

describe.each(reports)('the report on $card.company', (report) => {
  const english = englishReports.find(({ card }) => card.slug === report.card.slug);
  const texts = Object.entries(report.text);

  test('is in Hindi alone', () => {
    for (const text of [...texts.flatMap(([, paragraphs]) => paragraphs), report.card.summary, report.card.title]) {
      expect(text.replaceAll(/\([a-z-]+\)/g, '')).not.toMatch(latin);
    }
    expect(texts.flatMap(([, paragraphs]) => paragraphs).join(' ')).toContain(figureWords.crore);
  });

  test.each(texts)('says in “%s” the figures that it says in English, in as many paragraphs', (section, paragraphs) => {
    const original = Object.entries(english?.text ?? {}).find(([id]) => id === section)?.[1] ?? [];
    expect(paragraphs).toHaveLength(original.length);
    expect(figuresIn(paragraphs)).toEqual(figuresIn(original));
  });

  test('links the same terms and the same reports, by their titles in Hindi', () => {
    const terms = (all: string) => [...all.matchAll(/\]\(([a-z-]+)\)/g)].map(([, term]) => term).sort();
    expect(terms(JSON.stringify(report.text))).toEqual(terms(JSON.stringify(english?.text)));
    expect(report.glossary.map(({ id }) => id)).toEqual(english?.glossary.map(({ id }) => id));
    for (const { slug, title } of report.others) {
      expect(title).toBe(reportCards.find((card) => card.slug === slug)?.title);
    }
  });
});

test('the ratios have the names of the custom report', () => {
  expect(research.ratioNames).toBe(termNames);
});
