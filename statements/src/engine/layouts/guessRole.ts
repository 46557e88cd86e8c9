import type { ColumnRole } from './layout.ts';

/** Any of some words, each as a whole word; `\b` only knows English letters. */
function wholeWords(...words: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
}

/**
 * The roles that the words of a title suggest, the most telling first. Titles have many spellings (`Withdrawl`,
 * `Transaction Debit Amount (in Rs.)`), are in the languages of India, and may be wrong; the figures below them decide.
 */
const wordsOfRoles: readonly (readonly [ColumnRole, RegExp])[] = [
  ['side', /^\W*(?:dr|cr|db|debit|credit|d|c)\W*[/|]\W*(?:dr|cr|db|debit|credit|d|c)\W*$/i],
  ['valueDate', /\b(?:value|val|eff\w*|settle\w*)\b.*\b(?:date|dt)\b|(?:wertstellungs?|valuta)\s?datum/iu],
  ['date', /\b(?:date|dt|dated|dates)\b|दिनांक|तारीख|तिथि|ତାରିଖ|તારીખ|তারিখ|தேதி|తేదీ|ದಿನಾಂಕ|തീയതി|ਮਿਤੀ|日期|fecha|datum/iu],
  [
    'balance',
    /\b(?:balance|bal|baln?ce|outstanding|running total)\b|शेष|शिल्लक|ବାଲାନ୍ସ|બાકી|શેષ|ব্যালেন্স|স্থিতি|இருப்பு|నిల్వ|ಶಿಲ್ಕು|ಬಾಕಿ|ബാക്കി|ਬਕਾਇਆ|余额|結餘|saldo|\bsolde\b/iu,
  ],
  [
    'debit',
    /\bwithdr\w*|\bdebits?\b|\bdr\b|\bpaid out\b|\bmoney out\b|\bcharges?\b.*\bdr\b|नामे|नावे|निकासी|ଡେବିଟ|आहरण|ઉધાર|ઉપાડ|ডেবিট|உத்தரவு|பற்று|డెబిట్|ಡೆಬಿಟ್|ഡെബിറ്റ്|ਡੈਬਿਟ|支出|借方|withdrawal|\bretraits?\b|\bdébits?\b|^out\b\W*[£€$]/iu,
  ],
  [
    'credit',
    /\bdepos\w*|\bcredits?\b|\bcr\b|\bpaid in\b|\bmoney in\b|\blodge?ments?\b|जमा|ଜମା|જમા|ক্রেডিট|வரவு|క్రెడిట్|ಕ್ರೆಡಿಟ್|ക്രെഡിറ്റ്|ਕ੍ਰੈਡਿਟ|存入|贷方|\bdépôts?\b|\bcrédits?\b|^in\b\W*[£€$]/iu,
  ],
  ['amount', /\b(?:amount|amt|montant)\b|राशि|रक्कम|રકમ|金额/iu],
  [
    'narration',
    /\b(?:narrati\w*|particulars?|descripti\w*|details?|remarks?|payee)\b|विवरण|तपशील|ब्यौरा|ବିବରଣ|વિગત|વર્ણન|বিবরণ|விவரம்|వివరాలు|వివరణ|ವಿವರ|വിവരണം|ਵੇਰਵਾ|摘要|说明|\blibell[ée]/iu,
  ],
];

/** The titles of banks in Europe and America that do not print in English, in the same order. */
const foreignWordsOfRoles: readonly (readonly [ColumnRole, RegExp])[] = [
  ['valueDate', /valuta|wertstellung|date (?:de )?valeur|fecha valor|rentedatum/iu],
  ['side', /^(?:s\/h|af bij|(?:soll|debe?t|cdt).{0,5}(?:haben|credit|dbt|debe?t))$/iu],
  ['date', /datum|buchungstag|^buchung$|(?<!\p{L})(?:tag|fecha|data|dato|dátuma?|pvm|kuupäev)(?!\p{L})|kirjauspäivä/iu],
  ['balance', /saldo|saldi|kontostand|egyenleg|zostatok|zůstatek/iu],
  [
    'debit',
    wholeWords(
      'soll|belastung|lastschrift',
      'debet|débitos?|debe|cargos?|egresos?|retiros?|saídas?|saques?',
      'uscite|dare|addebit\\p{L}*|obciążenia',
    ),
  ],
  [
    'credit',
    wholeWords(
      'haben|gutschrift|bij|kredit',
      'créditos?|haber|abonos?|ingresos?|depósitos?|entradas?',
      'entrate|avere|accredit\\p{L}*|uznania',
    ),
  ],
  [
    'amount',
    /betrag|(?<!\p{L})(?:umsatz|bedrag|importe|importo|valor|kwota|částka|belopp|beløp|summa?|suma|összege)(?!\p{L})/iu,
  ],
  [
    'narration',
    wholeWords(
      'verwendungszweck|buchungstext|transaktionsbeschreibung|bezeichnung',
      'communication|motif|omschrijving(?:-1)?|mededelingen|transactie|opérations?',
      'concepto|descripción|movimientos?|lançamentos?|histórico|descrição|causale|descrizione',
      'opis|tytuł|popis|selgitus|beskrivelse|beskrivning|tekst|paaiškinimai|közlemény',
    ),
  ],
];

/** The role that the words of a title suggest; `undefined` if they suggest none. */
export function guessRole(title: string): ColumnRole | undefined {
  const find = (roles: typeof wordsOfRoles) => roles.find(([, words]) => words.test(title))?.[0];
  return find(wordsOfRoles) ?? find(foreignWordsOfRoles);
}
