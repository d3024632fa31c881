import type { Kind } from '../contract-terms';

type Facts = readonly { readonly term: string; readonly detail: string }[];

/** Least size of each 等别, from Ⅰ on, in the unit of the basis: SL 252. */
const LEAST: Partial<Readonly<Record<Kind, readonly number[]>>> = {
  水库: [1e9, 1e8, 1e7, 1e6],
  泵站: [30_000, 10_000, 1_000, 100],
  灌区: [1_500_000, 500_000, 50_000, 5_000],
};
/** m³/s */
const LEAST_FLOW = [5_000, 1_000, 100, 20];
const ROMAN = ['Ⅰ', 'Ⅱ', 'Ⅲ', 'Ⅳ', 'Ⅴ'];

/** 0 for Ⅰ; the main structures are of the level of the same number. */
const gradeIn = (least: readonly number[], size: number): number => {
  const at = least.findIndex((limit) => size >= limit);
  return at < 0 ? least.length : at;
};
const gradeFact = (grade: number) => ({
  term: '工程等别与级别',
  detail: `${ROMAN[grade] ?? ''}等 ${grade + 1}级`,
});
const years = (many: number): string => `${many} 年一遇`;
const standard = (detail: string) => ({ term: '设计标准', detail });

/** By the level of the structures. */
const RESERVOIR_FLOODS = [
  [500, 10_000],
  [100, 5_000],
  [100, 2_000],
  [50, 1_000],
  [30, 300],
] as const;
const SLUICE_FLOODS = [100, 50, 30, 20, 10];
/** 防洪标准 of a dyke, and its level by it. */
const DYKES = [
  [50, 2],
  [30, 3],
  [20, 4],
  [10, 5],
] as const;
/** m³/s through one m of clear width. */
const LEAST_THROUGH = 6;
const THROUGH = 6;
/** m³ a day for one person. */
const SUPPLY = 0.12;

/** 等别, level and standard of works of this size; `rank` 0–1 decides what size does not. */
export const gradeFacts = (kind: Kind, size: number, rank: number): Facts => {
  const grade = gradeIn(LEAST[kind] ?? [], size);
  switch (kind) {
    case '水库': {
      const [design, check] = RESERVOIR_FLOODS[grade] ?? RESERVOIR_FLOODS[4];
      return [gradeFact(grade), standard(`设计洪水 ${years(design)}，校核洪水 ${years(check)}`)];
    }
    case '泵站':
      return [gradeFact(grade), standard(`排涝 ${years(rank < 0.5 ? 20 : 10)}`)];
    case '灌区':
      return [gradeFact(grade), standard(`灌溉设计保证率 ${rank < 0.5 ? 85 : 75}%`)];
    case '水闸': {
      const flow = Math.round(size * (LEAST_THROUGH + THROUGH * rank));
      const byFlow = gradeIn(LEAST_FLOW, flow);
      return [
        { term: '设计过闸流量', detail: `${flow} m³/s` },
        gradeFact(byFlow),
        standard(`设计洪水 ${years(SLUICE_FLOODS[byFlow] ?? 10)}`),
      ];
    }
    case '堤防':
    case '护岸':
    case '河道治理': {
      const [flood, level] = DYKES[Math.min(DYKES.length - 1, Math.floor(rank * DYKES.length))] ?? DYKES[3];
      return [
        ...(kind === '堤防' ? [{ term: '堤防级别', detail: `${level}级` }] : []),
        standard(`防洪 ${years(flood)}`),
      ];
    }
    case '农村供水':
      return [{ term: '设计供水规模', detail: `${Math.round(size * SUPPLY)} m³/d` }];
    default:
      return [];
  }
};
