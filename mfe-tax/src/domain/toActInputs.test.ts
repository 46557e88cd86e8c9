import { isMetroCity } from './act/years.ts';
import { readFigures, type Figures } from './figures.ts';
import { estimateText, metroCities, toActInputs } from './toActInputs.ts';

const figures = (hash: string): Figures => readFigures(hash) ?? { amounts: {}, choices: {} };
const metroIn = (hash: string) =>
  (['2024-25', '2025-26', '2026-27'] as const).map((year) => isMetroCity(year, toActInputs(figures(hash), year).city));

describe('the figures of the estimate', () => {
  test('begin with what was typed in the two steps', () => {
    expect(
      toActInputs(
        figures(
          '#basicSalary=1200000&houseRentAllowance=480000&otherAllowance=120000&section80C=150000&section80D=12000&rentPaid=300000&metroCity=yes',
        ),
        '2025-26',
      ),
    ).toMatchObject({
      year: '2025-26',
      age: 'under60',
      resident: true,
      basicSalary: 1_200_000,
      houseRentAllowance: 480_000,
      otherAllowance: 120_000,
      section80C: 150_000,
      section80D: { selfFamily: 12_000, selfSenior: false, parents: 0, parentsSenior: false },
      rentPaid: 300_000,
      city: 'Mumbai',
    });
  });

  test('take the own premium in place of 80D once it is typed', () => {
    const { section80D } = toActInputs(
      figures('#section80D=12000&ownPremium=30000&parentsPremium=40000&ownSenior=yes&parentsSenior=yes'),
      '2025-26',
    );
    expect(section80D).toEqual({ selfFamily: 30_000, selfSenior: true, parents: 40_000, parentsSenior: true });
  });

  test('carry everything else that is asked', () => {
    expect(
      toActInputs(
        figures(
          '#age=60to79&resident=no&otherIncome=1&homeLoanInterest=2&professionalTax=3&section80CCD1B=4&employerNps=5&governmentEmployer=yes&rentReceived=6&municipalTaxes=7&letOutInterest=8&shortTermGains=9&longTermGains=10&shortTermGainsEarlier=11&longTermGainsEarlier=12&taxDeducted=13&exemptAllowances=14&otherDeductions=15',
        ),
        '2026-27',
      ),
    ).toMatchObject({
      year: '2026-27',
      age: '60to79',
      resident: false,
      otherIncome: 1,
      homeLoanInterest: 2,
      professionalTax: 3,
      section80CCD1B: 4,
      employerNps: 5,
      governmentEmployer: true,
      rentReceived: 6,
      municipalTaxes: 7,
      letOutInterest: 8,
      shortTermGains: 9,
      longTermGains: 10,
      shortTermGainsEarlier: 11,
      longTermGainsEarlier: 12,
      taxDeducted: 13,
      exemptAllowances: 14,
      otherDeductions: 15,
    });
  });

  test('do not work for the government unless they say so', () => {
    expect(toActInputs(figures('#basicSalary=1'), '2025-26')).toMatchObject({
      governmentEmployer: false,
      year: '2025-26',
    });
  });

  test('count what cannot be read as nothing', () => {
    expect(toActInputs({ amounts: { basicSalary: 'a lot' }, choices: {} }, '2025-26').basicSalary).toBe(0);
  });
});

describe('the metro city', () => {
  test.each([
    ['', [false, false, false]],
    ['#metroCity=yes', [true, true, true]],
    ['#metroCity=yes&city=other', [false, false, false]],
    ['#city=four', [true, true, true]],
    ['#city=eight', [false, false, true]],
  ])('of “%s” counts by the list of the year: %p', (hash, counts) => {
    expect(metroIn(hash)).toEqual(counts);
  });

  test('is one of four in every year, and one of four more from 2026-27', () => {
    expect(metroCities).toEqual({
      four: ['Mumbai', 'Delhi', 'Kolkata', 'Chennai'],
      eight: ['Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
    });
  });
});

test('without an answer the field is empty and no city counts', () => {
  expect(estimateText(figures(''), 'otherIncome')).toBe('');
  expect(toActInputs(figures(''), '2025-26').city).toBe('');
});
