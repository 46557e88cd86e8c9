import { categorize } from './categorize.ts';
import { merchantNames as names } from './findMerchant.ts';
import { readLists, readWords } from './lists.ts';
import { personNames } from './personNames.ts';

/** Everyday words that occur in many narrations. */
const commonWords =
  `ACCOUNT AUTO BANK BAR BILL BOOK BOX BUS CAR CARD CASH CENTRE CITY CLUB DAILY FAMILY FEES FOOD FRESH FUND GAS
  GIFT GOLD HOME HOTEL HOUSE INDIA LIFE LOAN MALL MAIN MARKET MONEY MORE MUSIC ONE ONLINE PARK PAY PLAY POINT POST RENT ROAD
  SALE SCHOOL SHOP SIMPLE SPORT STAR STORE SUN TAX TEA THE TIME TRAVEL WATER WORLD`.split(/\s+/);

function spend(narration: string) {
  return categorize({ narration, debitPaise: 100, creditPaise: 0, holders: new Set() });
}

describe('lists', () => {
  test.each(['merchants', 'shop-words'])('%s have rows of one or two cells without spaces around them', (folder) => {
    const rows = readLists(folder).flatMap(({ path, rows: all }) => all.map((cells) => ({ path, cells })));
    const wrong = rows.filter(
      ({ cells }) => cells.length > 2 || cells.some((cell) => cell !== cell.trim() || cell === ''),
    );
    expect(wrong).toEqual([]);
  });

  test('contain no word of shops twice, and mark them only as weak', () => {
    const rows = readLists('shop-words').flatMap(({ rows: all }) => all);
    const words = rows.map(([word]) => word);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(new Set(rows.map(([, mark]) => mark))).toEqual(new Set([undefined, 'weak']));
  });

  test('contain no name of people twice', () => {
    expect(readWords('person-names.tsv')).toHaveLength(personNames.size);
  });
});

describe('merchants', () => {
  test('knows at least 1,500 merchants', () => {
    expect(new Set(names.map(({ merchant }) => merchant)).size).toBeGreaterThanOrEqual(1500);
  });

  test('contains no name twice', () => {
    const letters = names.map(({ phrase }) => phrase.replaceAll(' ', ''));
    const twice = letters.filter((text, index) => letters.indexOf(text) !== index);
    expect(twice).toEqual([]);
  });

  test('contains no name that is too short to be a word', () => {
    expect(names.filter(({ phrase }) => phrase.replaceAll(' ', '').length < 3)).toEqual([]);
  });

  test('guards names that are also names of people', () => {
    const unguarded = names.filter(({ phrase, guarded }) => !guarded && personNames.has(phrase));
    expect(unguarded.map(({ phrase }) => phrase)).toEqual([]);
    const people = names.filter(
      ({ phrase }) => phrase.includes(' ') && phrase.split(' ').every((word) => personNames.has(word)),
    );
    expect(people.map(({ phrase }) => phrase)).toEqual([]);
  });

  test('contains no everyday word as a name', () => {
    expect(names.map(({ phrase }) => phrase).filter((phrase) => commonWords.includes(phrase))).toEqual([]);
  });

  test('finds the merchant of each of its names', () => {
    const missed = names.filter(({ phrase, category, merchant }) => {
      const found = spend(`POS/${phrase}/PUNE/010126/10:00`);
      return found.category !== category || (found.reason.by === 'merchant' && found.reason.what !== merchant);
    });
    expect(missed.map(({ phrase, category }) => `${phrase}: ${category}`)).toEqual([]);
  });
});
