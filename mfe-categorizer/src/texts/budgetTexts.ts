/** The texts of budget lines, where they are set and where the months are printed. Months and amounts are texts. */
export interface BudgetTexts {
  readonly category: (name: string) => string;
  /** `2025-10` as the language writes it. */
  readonly month: (month: string) => string;
  readonly budget: {
    readonly title: string;
    readonly entry: (category: string, monthly: string, months: readonly string[]) => string;
    readonly month: (month: string, spent: string, difference: string, isOver: boolean) => string;
  };
}
