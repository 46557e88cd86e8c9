import type { PanelTexts } from '../panelTexts.ts';

/** Figures from a workbook and back, in Hindi. */
export const workbook: PanelTexts['workbook'] = {
  heading: 'स्प्रेडशीट फ़ाइल से, और वापस',
  hint: 'पहले कॉलम में नाम, बाकी में साल। फ़ाइल इसी डिवाइस पर पढ़ी जाती है और रखी नहीं जाती।',
  file: 'स्प्रेडशीट फ़ाइल',
  prompt: '.xlsx या .csv फ़ाइल यहाँ छोड़ें',
  touchPrompt: '.xlsx या .csv फ़ाइल चुनें',
  limit: '5 MB तक',
  tooLarge: 'यह फ़ाइल 5 MB से बड़ी है। आँकड़ों वाली शीट रखें और बाकी हटा दें।',
  unreadable: 'यह फ़ाइल स्प्रेडशीट या CSV की तरह नहीं पढ़ी जा सकती। इसे .xlsx या .csv में सहेजकर फिर चुनें।',
  years: 'कौन-से साल लें, ज़्यादा से ज़्यादा तीन',
  template: 'ख़ाली साँचा डाउनलोड करें (.xlsx)',
  save: 'आँकड़े और अनुपात डाउनलोड करें (.xlsx)',
  notWritten: 'स्प्रेडशीट फ़ाइल नहीं बन सकी। फिर कोशिश करें।',
};
