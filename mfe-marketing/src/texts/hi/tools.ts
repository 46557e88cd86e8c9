import type { ToolsTexts } from '../toolsTexts.ts';

const words = 'कोई नहीं,एक,दो,तीन,चार,पाँच,छह,सात,आठ,नौ,दस,ग्यारह,बारह'.split(',');

/** The tools index in Hindi. */
export const toolsHindi: ToolsTexts = {
  countOfTools: (count) => (count === 0 ? 'अभी कोई टूल नहीं।' : `${words[count] ?? String(count)} टूल।`),
  noAccount: 'खाते की ज़रूरत नहीं।',
  whatToolsDo: (tools) => {
    const tasks = [...new Set(tools.flatMap(({ task }) => task ?? []))];
    return tasks.length > 0 ? `${tasks.join(', ')}।` : '';
  },
  form16: 'फ़ॉर्म 16 है? उससे शुरू करें',
};
