import type { TermId } from '../../domain/termIds.ts';
import type { TermName } from '../../domain/terms.ts';

/** The ratios in Hindi. */
export const termNames: Readonly<Record<TermId, TermName>> = {
  'asset-to-sales-ratio': { name: 'परिसंपत्ति-बिक्री अनुपात', brief: 'कुल परिसंपत्तियाँ ÷ बिक्री आय' },
  'asset-turnover-ratio': { name: 'परिसंपत्ति आवर्त अनुपात', brief: 'बिक्री आय ÷ कुल परिसंपत्तियाँ' },
  'contribution-margin': { name: 'अंशदान मार्जिन', brief: 'प्रति इकाई मूल्य − प्रति इकाई परिवर्ती लागत' },
  'current-ratio': { name: 'चालू अनुपात', brief: 'चालू परिसंपत्तियाँ ÷ चालू देयताएँ' },
  'debt-ratio': { name: 'ऋण अनुपात', brief: 'कुल देयताएँ ÷ कुल परिसंपत्तियाँ' },
  'discounted-payback-period': {
    name: 'बट्टागत निवेश वापसी अवधि',
    brief: 'कितनी अवधियों में बट्टागत नकद प्रवाह निवेश लौटाता है',
  },
  'equivalent-annual-annuity': {
    name: 'समतुल्य वार्षिकी',
    brief: 'निवल वर्तमान मूल्य, हर साल की बराबर रकम के रूप में',
  },
  'inventory-turnover-ratio': { name: 'स्टॉक आवर्त अनुपात', brief: 'बिके माल की लागत ÷ औसत स्टॉक' },
  'net-profit-margin': { name: 'निवल लाभ मार्जिन', brief: 'निवल लाभ ÷ बिक्री आय' },
  'payback-period': { name: 'निवेश वापसी अवधि', brief: 'शुरुआती निवेश ÷ हर अवधि का नकद प्रवाह' },
  'quick-ratio': {
    name: 'त्वरित अनुपात',
    brief: 'स्टॉक और पूर्वदत्त व्यय के बिना चालू परिसंपत्तियाँ ÷ चालू देयताएँ',
  },
  'return-on-investment': { name: 'निवेश पर प्रतिफल', brief: 'प्राप्ति में से लागत घटाकर ÷ लागत' },
  'asset-turnover': { name: 'परिसंपत्ति आवर्त', brief: 'निवल बिक्री ÷ औसत कुल परिसंपत्तियाँ' },
  'average-collection-period': { name: 'औसत वसूली अवधि', brief: 'प्राप्य राशि ÷ एक दिन की उधार बिक्री' },
  'net-profit': { name: 'निवल लाभ', brief: 'सकल लाभ में से परिचालन व्यय, कर और ब्याज घटाकर' },
  'cash-conversion-cycle': {
    name: 'नकद परिवर्तन चक्र',
    brief: 'स्टॉक के दिन + वसूली के दिन − भुगतान के दिन',
  },
  'inventory-conversion-period': {
    name: 'स्टॉक परिवर्तन अवधि',
    brief: 'औसत स्टॉक ÷ एक दिन में बिके माल की लागत',
  },
  'inventory-conversion-ratio': { name: 'स्टॉक परिवर्तन अनुपात', brief: 'बिक्री का आधा ÷ बिके माल की लागत' },
  'inventory-turnover': { name: 'स्टॉक आवर्त', brief: 'बिक्री ÷ स्टॉक' },
  'payables-conversion-period': {
    name: 'देय परिवर्तन अवधि',
    brief: 'औसत देय राशि ÷ एक दिन में बिके माल की लागत',
  },
  'receivables-conversion-period': {
    name: 'प्राप्य परिवर्तन अवधि',
    brief: 'औसत प्राप्य राशि ÷ एक दिन की निवल उधार बिक्री',
  },
  'receivables-turnover-ratio': { name: 'प्राप्य आवर्त अनुपात', brief: 'निवल उधार बिक्री ÷ औसत प्राप्य राशि' },
};
