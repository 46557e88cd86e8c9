/**
 * Finds what is left in English on a page in a language with another script: words in Latin letters, in texts and in
 * labels, outside of parts that are marked as English (`lang="en"`).
 * It refers to nothing outside of itself, so that a journey can run it in a page.
 * @param names names that stay in Latin letters on this page: `['Artha', 'Google']`.
 */
export function findLatinWords(root: Element, names: readonly string[] = []): string[] {
  // Names, acronyms and units that texts in other scripts write in Latin letters, too.
  const known =
    'AI API CSV DOCX EPF ETF FAQ FD GST HRA HTML ID IFSC IFSCA IPO IRA IT ITR JSON KYC LTA NEFT NPS NSE OTP P E PAN PDF PIN ROE RBI RTGS SEBI SIP SMS TAN TDS UPI USD XLS XLSX 80C 80D';
  const allowed = new Set([...known.split(' '), ...names.flatMap((name) => name.split(/\s+/))]);
  const labels = ['aria-label', 'aria-valuetext', 'placeholder', 'alt', 'title'];
  const found = new Set<string>();
  const collect = (text: string) => {
    // Addresses of e-mails and sites are names, too.
    const words =
      text
        .replaceAll(/\S+@\S+|\bhttps?:\S+|\b[\w.-]+\.(?:example|in|com|org)\b/g, ' ')
        .match(/[A-Za-z][A-Za-z’'-]*/g) ?? [];
    for (const word of words) if (word.length > 1 && !allowed.has(word)) found.add(word);
  };
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest('[lang|="en"], script, style, code')) continue;
    for (const label of labels) collect(element.getAttribute(label) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) collect(node.textContent ?? '');
  }
  return [...found];
}
