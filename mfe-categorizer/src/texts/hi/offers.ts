import type { OfferTexts } from '../offerTexts.ts';
import { describeRefusal } from './refusals.ts';

const NOT_WRITTEN = 'कॉपी नहीं बन सकी। कनेक्शन जाँचकर फिर कोशिश करें।';

/** The offers after a failure in Hindi. */
export const offers: OfferTexts = {
  downloadCsv: 'CSV डाउनलोड करें',
  emptyCsv: 'डाउनलोड के लिए CSV में कुछ नहीं है।',
  label: 'इस स्टेटमेंट की सूचना दें',
  copy: (canSend) =>
    `हम कोई स्टेटमेंट नहीं रखते, इसलिए यह नहीं देख सकते कि आपका स्टेटमेंट किस तरह अलग है। ${canSend ? 'आप हमें उसकी एक कॉपी भेज सकते हैं' : 'आप उसकी एक कॉपी दिखा सकते हैं'}, जिसमें नाम, नंबर, राशियाँ और तारीखें बदल दी जाती हैं। कॉपी इसी डिवाइस पर बनती है और कुछ भी भेजा नहीं जाता। उससे फिर भी पता चलता है कि बैंक कौन सा है, पंक्तियाँ कितनी हैं, तारीखों में कितना अंतर है और राशियाँ मोटे तौर पर कितनी बड़ी हैं।`,
  writeTo: ['', ' पर लिखें।'],
  save: 'बिना निजी जानकारी वाली कॉपी सहेजें',
  saved: (isAlike) => {
    const fault = isAlike
      ? 'उसमें वही गड़बड़ी दिखती है जो आपके स्टेटमेंट में है।'
      : 'उसमें आपके स्टेटमेंट का ढाँचा दिखता है, पर गड़बड़ी शायद नहीं।';
    return `statement-without-personal-data.pdf नाम से सहेजी गई। ${fault} भेजने से पहले उसे खोलकर देख लें।`;
  },
  notWritten: NOT_WRITTEN,
  refused: (error) => describeRefusal(error) ?? NOT_WRITTEN,
};
