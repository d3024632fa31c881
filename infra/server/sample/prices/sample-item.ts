import type { Range } from '../random';
import type { BySpec } from './by-spec';
import type { ResourceName } from './resources';

/** What management and profit are taken of. */
export type RateBase = 'labour' | 'labourAndMachinery' | 'direct';

/** Consumption for one unit of the item, loss included; none of it, no line. */
export type Consumed = readonly [resource: ResourceName, consumption: BySpec];

export interface SampleNorm {
  readonly name: string;
  readonly unit: string;
  /** Of the norm's unit for one unit of the item: 0.1 for 10m³. */
  readonly quantity: number;
  readonly resources: readonly Consumed[];
}

export interface Rating {
  readonly rateBase: RateBase;
  readonly management: Range;
  readonly profit: Range;
  /** Between tenders: the standard deviation of the direct cost. */
  readonly spread: number;
}

export interface SampleItem {
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly features: Readonly<Record<string, readonly string[]>>;
  readonly workContent: string;
  readonly rule: string;
  readonly norms: readonly SampleNorm[];
  readonly rating: Rating;
  /** 工程量 of one project. */
  readonly amount: Range;
}

export const BUILDING: Rating = {
  rateBase: 'labourAndMachinery',
  management: [0.16, 0.26],
  profit: [0.07, 0.12],
  spread: 0.06,
};
export const FINISHING: Rating = {
  rateBase: 'labour',
  management: [0.14, 0.22],
  profit: [0.1, 0.16],
  spread: 0.1,
};
export const INSTALLING: Rating = {
  rateBase: 'labour',
  management: [0.28, 0.42],
  profit: [0.12, 0.2],
  spread: 0.08,
};
/** Earth: the machine is the price. */
export const EARTHWORK: Rating = {
  rateBase: 'direct',
  management: [0.05, 0.09],
  profit: [0.03, 0.06],
  spread: 0.12,
};

export const norm = (
  name: string,
  unit: string,
  quantity: number,
  resources: readonly Consumed[],
): SampleNorm => ({ name, unit, quantity, resources });
