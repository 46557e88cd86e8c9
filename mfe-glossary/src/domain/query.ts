const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that ask, or name what every term is; a term is found without them. */
const fillers = listOf(`
  a an the of in on to for is are was do does i my me what whats which how why when who explain define definition meaning
  full form difference between compare about tell india indian please
  number no code card account id scheme plan section sec us
  kya hai hain he h hota hote hoti ho hu ka ki ke ko kaa se me mein main par kaise kare karen karna karte kyu kyon kab kaun
  matlab arth paribhasha batao bataye bataiye samjhao samjhaye antar fark farq beech yojana khata
  क्या है हैं होता होती होते हो का की के को से में पर कैसे करें करना क्यों कब कौन मतलब अर्थ परिभाषा बताओ बताइए समझाओ अंतर फर्क बीच यह खाता योजना
`);

/** Words between two things that are compared. */
const connectors = listOf('vs v versus or and & aur ya evam बनाम और या एवं व');

/**
 * The subjects of a question: 'difference between neft and imps' → `neft`, `imps`; 'emi kya hai' → `emi`. The words as
 * they are if they are fillers alone.
 * @param words normalised.
 */
export function readQuery(words: string): readonly string[] {
  const phrases: string[][] = [[]];
  for (const word of words.split(' ')) {
    if (connectors.has(word)) phrases.push([]);
    else if (!fillers.has(word)) phrases.at(-1)?.push(word);
  }
  const asked = phrases.map((phrase) => phrase.join(' ')).filter((phrase) => phrase !== '');
  return asked.length > 0 ? [...new Set(asked)] : [words];
}
