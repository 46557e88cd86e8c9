import { inputIds, type InputId } from '../ratios/inputs.ts';
import { tidyFigure } from './readFigure.ts';
import type { ReportYears } from './reportYears.ts';

const labels = ['2023-24', '2024-25', '2025-26'] as const;

/** Made up, and in line with each other: sales less the cost of the goods is the gross profit, and so on. */
const figures: Readonly<Record<InputId, readonly number[]>> = {
  salesRevenue: [6_200_000, 7_100_000, 8_000_000],
  netSales: [6_120_000, 7_020_000, 7_900_000],
  netCreditSales: [4_015_000, 4_745_000, 5_475_000],
  costOfGoodsSold: [3_900_000, 4_380_000, 4_800_000],
  grossProfit: [2_300_000, 2_720_000, 3_200_000],
  operatingExpenses: [1_720_000, 1_900_000, 2_100_000],
  operatingProfit: [580_000, 820_000, 1_100_000],
  depreciation: [180_000, 190_000, 210_000],
  interest: [240_000, 220_000, 200_000],
  taxes: [85_000, 150_000, 260_000],
  netProfit: [255_000, 450_000, 640_000],
  totalAssets: [3_900_000, 4_200_000, 5_000_000],
  currentAssets: [1_350_000, 1_500_000, 1_800_000],
  inventory: [640_000, 600_000, 600_000],
  prepaidExpenses: [40_000, 50_000, 60_000],
  accountsReceivable: [660_000, 700_000, 800_000],
  cash: [10_000, 140_000, 300_000],
  totalLiabilities: [2_100_000, 1_950_000, 2_000_000],
  currentLiabilities: [1_080_000, 1_100_000, 1_200_000],
  totalDebt: [900_000, 750_000, 700_000],
  shareholdersEquity: [1_800_000, 2_250_000, 3_000_000],
  averageTotalAssets: [3_700_000, 4_050_000, 4_600_000],
  averageInventory: [650_000, 620_000, 600_000],
  averageAccountsReceivable: [640_000, 680_000, 750_000],
  averageAccountsPayable: [390_000, 438_000, 480_000],
  operatingCashFlow: [400_000, 560_000, 780_000],
  capitalExpenditure: [250_000, 300_000, 350_000],
  numberOfShares: [100_000, 100_000, 100_000],
  sharePrice: [40, 60, 96],
  dividendPerShare: [0.5, 1, 1.6],
  earningsGrowth: [15, 15, 12],
  initialInvestment: [600_000, 800_000, 1_000_000],
  periodicCashFlow: [150_000, 220_000, 300_000],
  rate: [10, 10, 10],
  npv: [90_000, 160_000, 250_000],
  periods: [6, 6, 5],
  gainFromInvestment: [92_000, 118_000, 135_000],
  costOfInvestment: [100_000, 100_000, 100_000],
  pricePerUnit: [460, 480, 500],
  variableCostPerUnit: [315, 318, 320],
};

/** The sample's three years, as if they had been typed. */
export const sampleYears: ReportYears = labels.map((label, index) => ({
  label,
  typed: Object.fromEntries(inputIds.map((input) => [input, tidyFigure(input, String(figures[input][index]))])),
}));

/** Whether the figures are those of the sample, and no other. */
export function isSample(years: ReportYears): boolean {
  return years.every(({ label, typed }) => {
    const sample = sampleYears.find((year) => year.label === label)?.typed;
    return sample !== undefined && inputIds.every((input) => sample[input] === typed[input]);
  });
}
