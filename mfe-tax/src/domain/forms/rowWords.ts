/** The words with which the rules, and payroll software, begin a row. Its further lines begin otherwise. */
const firstWords =
  /^(?:gross|salary|perquisites?|value|profits?|total|reported|less|allowances?|exempt|travel|leave|lta|death|gratuity|commuted|cash|house|hra|other|amount|standard|entertainment|tax|professional|profession|income|add|any|deductions?|aggregate|rebate|surcharge|health|education|cess|relief|net|balance|taxable|section|sec|u\/s|whether|contribution|donations?|interest|medical|life|q[1-4]|quarter|details|verification|annexure|i\b|80)/i;

/** Whether a text begins with a capital letter, a digit or a bracket, as a row does. */
export const startsAsSentence = (text: string): boolean => /^[A-Z\d(]/.test(text);

/** Whether a text begins as a row of the form does. */
export const startsAsRow = (text: string): boolean => startsAsSentence(text) && firstWords.test(text);
