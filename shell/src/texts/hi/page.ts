import { sharedHindi } from '@artha/shared/internal';
import type { EarlyTexts, ShellTexts } from '../shellTexts.ts';

/** The texts of the shell that a page in Hindi waits for. */
export const shellHindi: ShellTexts = {
  shared: sharedHindi,
  frame: {
    skip: 'सीधे मुख्य सामग्री पर जाएँ',
    home: '{product}, मुख्य पन्ना',
    main: 'मुख्य',
    menu: 'मेन्यू',
    openMenu: 'मेन्यू खोलें',
    closeMenu: 'मेन्यू बंद करें',
    tools: 'टूल',
    allTools: 'सभी टूल',
    all: 'सभी {name}',
    legal: 'कानूनी जानकारी',
    about: 'भारत के लिए बनी शेयर रिसर्च और मुफ़्त वित्तीय टूल।',
    disclaimer:
      'यहाँ की हर चीज़, टूल भी, केवल शिक्षा और जानकारी के लिए है। यह पेशेवर वित्तीय या निवेश सलाह नहीं है, और हम इसके सही होने की गारंटी नहीं देते। इसके आधार पर कुछ करने से पहले कृपया किसी वित्तीय विशेषज्ञ से सलाह लें।',
    privacyChoices: 'निजता के विकल्प',
    projectOf: ', मूल परियोजना: ',
    theme: 'थीम',
    systemTheme: 'सिस्टम',
    lightTheme: 'हल्की',
    darkTheme: 'गहरी',
    readIn: 'यह पन्ना {language} में पढ़ें',
    languages: { en: 'अंग्रेज़ी', hi: 'हिन्दी' },
  },
  notice: {
    toolFailed: '{name}: लोड नहीं हुआ।',
    pageFailed: 'यह पन्ना लोड नहीं हुआ।',
    toolStays:
      'नीचे का पन्ना आप पढ़ सकते हैं, पर लोड होने तक यह हिसाब नहीं लगाएगा। बाकी साइट काम कर रही है। हमने कई बार कोशिश की, फिर रुक गए: वजह आपका कनेक्शन हो सकता है, या हमारी गड़बड़ी।',
    pageStays:
      'नीचे का पन्ना आप पढ़ सकते हैं, पर लोड होने तक इसके बटन काम नहीं करेंगे। बाकी साइट काम कर रही है। हमने कई बार कोशिश की, फिर रुक गए: वजह आपका कनेक्शन हो सकता है, या हमारी गड़बड़ी।',
    seeAllTools: 'सभी टूल देखें',
    otherTools: 'दूसरे टूल',
  },
  account: {
    account: 'खाता: ',
    finish: 'लॉग इन पूरा करें',
    signedIn: 'लॉग इन हैं',
    signedInAs: '{email} के नाम से लॉग इन',
    factorMissing: 'अभी केवल पासवर्ड डाला गया है। दूसरा सत्यापन बाकी है।',
    enterFactor: 'दूसरा सत्यापन पूरा करें',
    signOut: 'लॉग आउट करें',
    expired: 'आपका सत्र समाप्त हो गया है, इसलिए आप लॉग आउट हो गए हैं।',
    invalid: 'आपके सत्र की पुष्टि नहीं हो सकी, इसलिए आप लॉग आउट हो गए हैं।',
    signInAgain: 'फिर से लॉग इन करें',
  },
  notFound: {
    title: 'इस पते पर कोई पन्ना नहीं है।',
    lead: 'पता ग़लत लिखा हो सकता है, या पन्ना हट गया हो।',
    meant: 'क्या आप यह पन्ना चाहते थे: ',
    meantEnd: '?',
    seeAllTools: 'सभी टूल देखें',
    goHome: 'मुख्य पन्ने पर जाएँ',
  },
  opening: '{name} खुल रहा है…',
  offline: 'आप ऑफ़लाइन हैं। आपने जो पन्ना माँगा है, वह नेटवर्क लौटते ही खुलेगा। जो यहाँ है, वह बना रहेगा।',
  newVersion: { ready: 'इस साइट के ऑफ़लाइन हिस्से का नया संस्करण तैयार है।', use: 'इसे इस्तेमाल करें' },
};

/** The texts of the early script in Hindi. */
export const earlyHindi: EarlyTexts = {
  incomplete: 'यह पन्ना पूरा लोड नहीं हुआ। आप इसे पढ़ सकते हैं और लिंक खोल सकते हैं। ',
  incompleteForm: 'यह पन्ना पूरा लोड नहीं हुआ। आप इसे पढ़ सकते हैं, लिंक खोल सकते हैं और फ़ॉर्म भेज सकते हैं। ',
  reload: 'पन्ना फिर से लोड करें',
};
