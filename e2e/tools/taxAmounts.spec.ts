import { expect, test } from '../site.ts';
import { amount, banner, open, press, stepHeading } from './taxCalculator.ts';

test('TX-24 amounts are accepted as people write them, grouped and spelled out, and anything else is rejected with a sentence', async ({
  readingPage: page,
}) => {
  await open(page, '');
  const salary = amount(page, 'Basic Salary');
  await test.step('an amount is grouped while it is typed and spelled out below', async () => {
    await salary.pressSequentially('1275000');
    await expect(salary).toHaveValue('12,75,000');
    await expect(salary).toHaveAccessibleDescription('twelve lakh seventy-five thousand');
    await expect(page.getByText('twelve lakh seventy-five thousand')).toBeVisible();
  });
  await test.step('the caret stays where a digit is typed or deleted in the middle', async () => {
    await salary.fill('');
    await salary.pressSequentially('1200000');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('53');
    await expect(salary).toHaveValue('15,32,00,000');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expect(salary).toHaveValue('12,00,000');
    await page.keyboard.press('ArrowRight');
    for (let pressed = 0; pressed < 6; pressed++) await page.keyboard.press('Delete');
    await expect(salary).toHaveValue('12');
  });
  await test.step('amounts are accepted as people write them, typed and pasted', async () => {
    for (const [text, tidied] of [
      ['₹15,00,000', '15,00,000'],
      ['15 lakh', '15,00,000'],
      ['1.5 crore', '1,50,00,000'],
      ['15L', '15,00,000'],
      ['1.5cr', '1,50,00,000'],
      ['50k', '50,000'],
      [' 15 00 000 ', '15,00,000'],
    ] as const) {
      await salary.fill('');
      await salary.pressSequentially(text);
      await salary.blur();
      await expect(salary).toHaveValue(tidied);
      await salary.fill(text);
      await salary.press('Enter');
      await expect(stepHeading(page, 'Deductions (Annually)')).toBeVisible();
      await press(page, 'Back');
      await expect(salary).toHaveValue(tidied);
    }
  });
  await test.step('anything else is rejected with a sentence, and nothing is cut off', async () => {
    const unreadable = 'Enter Basic Salary as an amount, such as 12,00,000 or 12 lakh.';
    for (const [text, sentence] of [
      ['15 million', unreadable],
      ['1,5', unreadable],
      ['1e6', unreadable],
      ['-5 lakh', 'Basic Salary cannot be less than ₹0.'],
      ['20000 crore', 'Basic Salary can be at most ten thousand crore rupees. Please check the zeros.'],
    ] as const) {
      await salary.fill(text);
      await press(page, 'Next');
      await expect(salary).toHaveValue(text);
      await expect(salary).toBeFocused();
      await expect(salary).toHaveAccessibleDescription(sentence);
      await expect(stepHeading(page, 'Income Details (Annually)')).toBeVisible();
      await salary.fill('12 lakh');
      await expect(page.getByText(sentence)).toBeHidden();
    }
  });
  await test.step('rejected deductions are not added up', async () => {
    await amount(page, 'Basic Salary').fill('12 lakh');
    await press(page, 'Next');
    await amount(page, '80C').fill('2 lakh');
    await amount(page, '80D').fill('12000');
    const total = page.getByRole('region', { name: 'Your figures' }).getByRole('definition');
    await expect(total.last()).toHaveText('₹12,000');
    await expect(total.nth(-3)).toHaveText('Not counted');
    await amount(page, '80C').fill('1.5 lakh');
    await expect(total.last()).toHaveText('₹1,62,000');
    await press(page, 'Calculate Tax');
    await expect(banner(page)).toBeVisible();
  });
});
