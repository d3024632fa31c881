import { FIRST_MONTH } from '#src/costing/months';

/** Least and greatest. */
export type Bounds = readonly [least: number, greatest: number];

/** What a project can be, however it comes: beyond these the unit was another, or there is a digit too many. */
export const PROJECT_BOUNDS = {
  /** ㎡ */
  area: [50, 2_000_000],
  /** 元/㎡ */
  unitCost: [200, 60_000],
  floorsAbove: [0, 150],
  floorsBelow: [0, 10],
  /** 檐高, m */
  height: [2, 700],
  /** Percent: no rate of VAT has been higher. */
  taxRate: [0, 17],
} as const satisfies Readonly<Record<string, Bounds>>;

/** 元: the largest project at the highest cost; no line of one is more. */
export const GREATEST_COST = PROJECT_BOUNDS.area[1] * PROJECT_BOUNDS.unitCost[1];

/** Signs. */
export const LONGEST_PROJECT_NAME = 200;
export const LONGEST_LINE_NAME = 60;

export const isWithin = ([least, greatest]: Bounds, value: number): boolean =>
  value >= least && value <= greatest;

/** Why a project cannot be priced in this month, YYYY-MM: it lies too far back, or has not come yet. */
export const priceDateIssue = (month: string, thisMonth: string): string | undefined =>
  month >= FIRST_MONTH && month <= thisMonth
    ? undefined
    : `价格期 ${month} 不在 ${FIRST_MONTH} 至 ${thisMonth} 之间`;
